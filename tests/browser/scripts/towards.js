(() => {
  // From the focus inside a region: the key of the arrow that leads towards the nearest lit piece there, else Tab.
  const here = document.activeElement;
  const region = here?.closest('[data-region]');
  const at = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const lit = [...(region?.querySelectorAll('[data-lit], [data-commit]') ?? [])].filter(
    (one) => one.offsetWidth > 0 && !one.disabled,
  );
  const ways = lit.map((one) => [at(one)[0] - at(here)[0], at(one)[1] - at(here)[1]]);
  const [x, y] = ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))[0] ?? [0, 0];
  if (x === 0 && y === 0) return '\uE004';
  return Math.abs(x) > Math.abs(y) ? (x < 0 ? '\uE012' : '\uE014') : y < 0 ? '\uE013' : '\uE015';
})();
