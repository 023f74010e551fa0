// Presses what is not lit: what was said each time, and how many ways lead on besides closing it.
const rest = () => new Promise((done) => setTimeout(done));
return (async () => {
  const refusals = [];
  const dark = [...document.querySelectorAll('main [aria-disabled=true]')].filter(
    (one) => one.offsetWidth > 0 && !one.disabled,
  );
  for (const piece of dark.slice(0, 30)) {
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await rest();
    if (!piece.isConnected) continue;
    piece.click();
    await rest();
    await rest();
    const notice = document.querySelector('[data-notice]');
    refusals.push([
      piece.outerHTML.slice(0, 160),
      notice?.querySelector('[data-said]').innerText ?? '',
      notice?.querySelectorAll('a, button:not([data-more])').length ?? 0,
    ]);
  }
  return refusals;
})();
