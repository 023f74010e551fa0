// What of the page in front cannot be pressed where it is seen: a sentence for each, empty when all can.
//
// Everything that may be pressed is brought into view, as a person would scroll to it; then it has to be topmost at its
// middle. Of cards that overlap in a hand the strip that is seen counts, and has to have room for a finger.
const size = (element) => element.getBoundingClientRect();
const seen = (element) => {
  const { width, height } = size(element);
  return (
    width > 0 &&
    height > 0 &&
    !element.disabled &&
    !element.closest('[inert], .unseen') &&
    getComputedStyle(element).visibility === 'visible' &&
    getComputedStyle(element).pointerEvents !== 'none'
  );
};
const called = (element) => {
  const name = element.getAttribute('aria-label') || element.innerText || element.className || element.tagName;
  return `“${String(name).trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
};
const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
const points = (element) => {
  const { left, top, width, height } = size(element);
  const middle = [left + width / 2, top + height / 2];
  // Each card of a hand covers the right side of the one before.
  return element.closest('.fan, .tight') ? [middle, [left + 20, top + height / 2], [left + 20, top + 24]] : [middle];
};
const top = (element) => {
  const found = points(element)
    .filter(([x, y]) => inside(x, y))
    .map(([x, y]) => document.elementFromPoint(x, y));
  return { isTop: found.some((hit) => hit && element.contains(hit)), over: found[0] ?? null };
};
const pressable = 'button, a[href], input, select, summary, [data-lit]';
const faults = [];
for (const element of document.querySelectorAll(pressable)) {
  const lit = element.hasAttribute('data-lit');
  // A piece that cannot be pressed now only says why; it may lie under one that can.
  if (!seen(element) || (!lit && element.getAttribute('aria-disabled') === 'true')) continue;
  let { isTop, over } = top(element);
  for (const block of ['nearest', 'center', 'end']) {
    if (isTop) break;
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    ({ isTop, over } = top(element));
  }
  if (isTop) continue;
  const other = over?.closest(pressable);
  if (!over) faults.push(`${called(element)} lies outside the page`);
  else if (other) faults.push(`${called(element)} is covered by ${called(other)}`);
  else if (lit) faults.push(`${called(element)} is lit and covered by ${called(over)}`);
}
// Words that do not fit where they stand, and are not in a part that can be scrolled.
const forReaders = (element) =>
  !!element && (getComputedStyle(element).clipPath === 'inset(50%)' || forReaders(element.parentElement));
const shows = (element) =>
  size(element).width > 0 &&
  !element.closest('[inert], [aria-hidden=true]') &&
  getComputedStyle(element).visibility === 'visible' &&
  !forReaders(element);
const cut = (element) => {
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
    (hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
  );
};
const worded = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
for (const element of document.querySelectorAll('body *')) {
  if (!worded(element) || !shows(element)) continue;
  if (element instanceof SVGElement) {
    const sheet = element.closest('svg');
    const [own, all] = [size(element), size(sheet)];
    const beyond = Math.max(all.left - own.left, own.right - all.right, all.top - own.top, own.bottom - all.bottom);
    if (beyond > 2 && getComputedStyle(sheet).overflow === 'hidden') {
      faults.push(`the words ${called(element)} reach beyond their picture`);
    }
  } else if (cut(element)) {
    faults.push(`the words ${called(element)} are cut`);
  }
}
const wide = document.documentElement.scrollWidth - innerWidth;
if (wide > 0) faults.push(`the page is ${wide} px wider than the window`);
return [...new Set(faults)];
