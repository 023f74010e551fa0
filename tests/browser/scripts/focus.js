(async () => {
  // After what was pressed has been drawn: what has the focus.
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const isKept = () => !!document.activeElement && !document.activeElement.matches('body, html');
  // A computer may move at any time, and what it takes the focus from has it again some frames later.
  for (let frames = 0; frames < 3 || (frames < 8 && !isKept()); frames += 1) await frame();
  const here = document.activeElement;
  const kept = isKept();
  const usable = ':not([disabled], [aria-disabled=true])';
  const seen = (one) => one.offsetWidth > 0;
  return {
    kept,
    visible: kept && seen(here) && !here.closest('[inert]'),
    enabled: kept && !here.disabled,
    leads: kept && here.matches(`:is([data-lit], [data-commit], [data-next], .curtain button)${usable}`),
    confirm: kept && here.matches('[data-commit]'),
    confirms: [...document.querySelectorAll(`[data-commit]${usable}`)].some(seen),
    chooses: kept && here.matches('[aria-pressed=false]:is([data-spot], [data-lit])'),
    result: !!document.querySelector('[data-result]'),
    region: kept && here.closest('[data-region]')?.getAttribute('data-region'),
    name: kept && (here.getAttribute('aria-label') ?? here.innerText.slice(0, 60)),
    is: here?.outerHTML.slice(0, 120),
  };
})();
