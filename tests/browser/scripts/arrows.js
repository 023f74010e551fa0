(() => {
  // Where arrows lead among the pieces of each region of the board, begun anew from each piece.
  const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  const press = (key) =>
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const regionOf = (piece) => piece.closest('[data-region]');
  const walk = (region) => {
    const pieces = [...region.querySelectorAll('button:not([disabled])')].filter(
      (piece) => piece.offsetWidth > 0 && regionOf(piece) === region && !piece.closest('[inert]'),
    );
    const next = pieces.map((piece) =>
      ARROWS.map((key, towards) => {
        piece.focus({ preventScroll: true });
        press(key);
        const to = document.activeElement;
        if (to !== piece) press(ARROWS[towards ^ 1]);
        return { to: pieces.indexOf(to), back: document.activeElement === piece };
      }),
    );
    const reached = new Set(pieces.length > 0 ? [0] : []);
    for (const piece of reached) {
      // Only steps that lead back from wherever the piece was entered.
      const both = next[piece].filter(({ to }, towards) => next[to]?.[towards ^ 1].to === piece);
      both.forEach(({ to }) => reached.add(to));
    }
    const name = (piece) => piece.getAttribute('aria-label') ?? piece.innerText;
    return {
      region: region.dataset.region,
      pieces: pieces.length,
      astray: pieces.filter((_, piece) => next[piece].some(({ to, back }) => to < 0 || !back)).map(name),
      unreached: pieces.filter((_, piece) => !reached.has(piece)).map(name),
    };
  };
  const regions = [...document.querySelectorAll('main.play [data-region]')].map(walk);
  return regions.filter(({ pieces }) => pieces > 0);
})();
