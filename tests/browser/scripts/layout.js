// What of the page in front cannot be pressed where it is seen: a sentence for each, empty when all can.
//
// Everything that may be pressed is brought into view, as a person would scroll to it; then it has to be topmost at its
// middle. Of cards that overlap in a hand the strip that is seen counts, and has to have room for a finger.
// `arguments[0]` says for whom: how much of every part a finger needs that nothing else covers, in pixels; how much of
// a hexagon of the map, which is small where the island is, of a row of a board that is seen whole, and of a piece of a
// crowded place; whether names are the longest that there are, which may end in an ellipsis; and whether prompts are
// longer than in English, so that one may have to be unfolded by a press.
const { finger = 0, hex = finger, row = finger, crowded = finger, named = false, longer = false } = arguments[0] ?? {};
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
  const name = element.getAttribute('aria-label') || element.textContent || element.className || element.tagName;
  return `“${String(name).trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
};
const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
const points = (element) => {
  const { left, top, width, height } = size(element);
  const middle = [left + width / 2, top + height / 2];
  // Each card of a hand covers the right side of the one before.
  return element.closest('.tight') ? [middle, [left + 20, top + height / 2], [left + 20, top + 24]] : [middle];
};
const top = (element) => {
  const found = points(element)
    .filter(([x, y]) => inside(x, y))
    .map(([x, y]) => document.elementFromPoint(x, y));
  return { isTop: found.some((hit) => hit && element.contains(hit)), over: found[0] ?? null };
};
// Equal pieces side by side, such as goods of one kind, do the same.
const alike = (one, other) => {
  const name = one.getAttribute('aria-label');
  return !!name && other?.getAttribute('aria-label') === name;
};
// Pieces of a crowded place of the board share its room. The rows of a board that is seen whole are a little lower.
const pieces = '.k-token, .k-under';
const low = '.r-square, .r-strip, .r-cell, .r-still, .r-door';
const needs = (element) => {
  if (element.matches('[data-region=map] button')) return hex;
  return element.matches(pieces) ? crowded : element.matches(low) ? row : finger;
};
const pressable = 'button, a[href], input, select, summary, [data-lit]';
// How far a finger gets from a point that presses the element, in one direction and up to `most`, before something else
// is pressed.
const reach = (element, label, [x, y], [dx, dy], most) => {
  let far = 0;
  while (far < most) {
    const hit = document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1));
    if (!hit || !(element.contains(hit) || label?.contains(hit) || alike(element, hit.closest(pressable)))) break;
    far += 1;
  }
  return far;
};
// What has no room for a finger: too little across or along, for its size or for what lies over it. A link in the
// middle of a sentence is as high as its line.
const small = (element) => {
  if (getComputedStyle(element).display === 'inline') return [];
  const point = points(element).find(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  if (!point) return [];
  // The edge of the window cuts off the half of a pixel.
  const enough = needs(element) - 1;
  const label = element.closest('label');
  // Hit tests take most of the time, so none are made beyond what is enough.
  const room = (dx, dy) => {
    const back = reach(element, label, point, [-dx, -dy], Math.min(finger, enough - 1));
    return back + 1 + reach(element, label, point, [dx, dy], Math.min(finger, enough - 1 - back));
  };
  const [wide, high] = [room(1, 0), room(0, 1)];
  const lacks = Math.min(wide, high) < enough;
  return lacks ? [`${called(element)} has no room for a finger: ${wide} × ${high} px`] : [];
};
const faults = [];
for (const element of document.querySelectorAll(pressable)) {
  const lit = element.hasAttribute('data-lit');
  // A piece that cannot be pressed now only says why; it may lie under one that can.
  if (!seen(element) || (!lit && element.getAttribute('aria-disabled') === 'true')) continue;
  if (finger) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  let { isTop, over } = top(element);
  for (const block of ['nearest', 'center', 'end']) {
    if (isTop) break;
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    ({ isTop, over } = top(element));
  }
  if (isTop) {
    if (finger) faults.push(...small(element));
    continue;
  }
  const other = over?.closest(pressable);
  // What is asked now grows with its words, and may cover what is not; once it is answered, that is free again.
  if (longer && !lit && other) continue;
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
// A name that ends in dots, lines that do and lead to all of it, and the prompt, which unfolds when it is pressed.
const dotted = (element) => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || !!element.closest('[data-prompt]');
};
// What the voice of the table has no room for is shown by a press on “More”.
const unfolds = (element) =>
  !!element.closest('[data-voice]')?.querySelector('[data-more]') || (longer && !!element.closest('[data-prompt]'));
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
  } else if (cut(element) && !(named && dotted(element)) && !unfolds(element)) {
    faults.push(`the words ${called(element)} are cut`);
  }
}
// Words of one piece that lie over each other: a score under a name, a price on the word beside it. Between pieces it may
// be meant, as with the cards of a hand. Of each line the middle counts, since the boxes of close lines overlap.
const clipped = (element, line) => {
  let { left, right, top, bottom } = line;
  [top, bottom] = [top + (bottom - top) * 0.25, bottom - (bottom - top) * 0.25];
  for (let around = element; around; around = around.parentElement) {
    if (around instanceof SVGElement || getComputedStyle(around).overflowX === 'visible') continue;
    const room = size(around);
    [left, right] = [Math.max(left, room.left), Math.min(right, room.right)];
    [top, bottom] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
  }
  return { left, right, top, bottom };
};
const lines = (element) => {
  const of = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const nodes = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  return nodes.flatMap(of).map((line) => clipped(element, line));
};
const readable = (element) => !element || (getComputedStyle(element).opacity > 0 && readable(element.parentElement));
const meets = (one, other) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
const texts = new Map();
for (const element of document.querySelectorAll('body *')) {
  const piece = element.closest('button, a, label, summary, li, tr, .seat, [data-ask]');
  if (!piece || !worded(element) || size(element).width === 0 || element.closest('[inert]')) continue;
  if (getComputedStyle(element).visibility !== 'visible' || forReaders(element) || !readable(element)) continue;
  texts.set(piece, [...(texts.get(piece) ?? []), { element, lines: lines(element) }]);
}
for (const [piece, words] of texts) {
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      if (one.lines.some((line) => other.lines.some((second) => meets(line, second)))) {
        faults.push(`in ${called(piece)} ${called(one.element)} and ${called(other.element)} lie over each other`);
      }
    }
  }
}
const wide = document.documentElement.scrollWidth - innerWidth;
if (wide > 0) faults.push(`the page is ${wide} px wider than the window`);
return [...new Set(faults)];
