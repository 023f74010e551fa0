// What of the page in front the place of the voice covers, cuts or doubles: a sentence for each, empty when all is well.
// `arguments[0]` says how high a finger needs the button that shows the rest, in pixels.
const { finger = 0 } = arguments[0] ?? {};
const faults = [];
const called = (element) => {
  const name = element.getAttribute('aria-label') || element.innerText || element.className || element.tagName;
  return `“${String(name).trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
};
const shared = (one, other) => {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return { left, top, right, bottom };
};
const isEmpty = ({ left, top, right, bottom }) => right - left < 1.5 || bottom - top < 1.5;
// The part of an element that is seen: without what lists that scroll leave out.
const seen = (element) => {
  let part = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') part = shared(part, around.getBoundingClientRect());
  }
  return getComputedStyle(element).visibility === 'visible' ? part : { left: 0, top: 0, right: 0, bottom: 0 };
};
const places = [...document.querySelectorAll('[data-voice]')].filter((place) => place.offsetWidth > 0);
if (places.length !== 1) return [`there are ${places.length} places that speak`];
const [place] = places;
const said = place.querySelector('.said');
const own = place.getBoundingClientRect();
if (own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight) {
  faults.push('it reaches beyond the window');
}
const others =
  '.seat, .chips, .chips .o, .top h1, .top .btn, .heading, [data-lit], main :is(h1, h2, h3), main [data-spot]';
for (const other of document.querySelectorAll(`:is(${others})`)) {
  if (place.contains(other) || other.closest('.unseen')) continue;
  if (!isEmpty(shared(own, seen(other)))) faults.push(`it covers ${called(other)}`);
}
for (const other of document.querySelectorAll('[role=alert], .notice, .recap, .guide')) {
  if (!place.contains(other) && !isEmpty(seen(other))) faults.push(`beside it ${called(other)} speaks`);
}
const more = place.querySelector('[data-more]');
const isCut = (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
const cut = [said, ...said.querySelectorAll('.recap-line .grow')].some(isCut);
if (cut && !more) faults.push(`${called(said)} is cut`);
if (more && more.offsetHeight < finger) faults.push(`its button is ${more.offsetHeight} px high`);
if (said.clientHeight < 13) faults.push(`nothing is read of ${called(said)}`);
const inside = said.getBoundingClientRect();
if (inside.bottom > own.bottom + 1 || inside.top < own.top - 1) faults.push(`${called(said)} reaches beyond its place`);
const prompt = place.querySelector('.prompt-words');
if (place.dataset.voice !== 'lesson') {
  const line = prompt.getBoundingClientRect();
  if (!prompt.innerText.trim() || line.height < 12 || line.width < 40) faults.push('the prompt cannot be read');
  if (!isEmpty(shared(line, inside))) faults.push('it lies over the prompt');
}
for (const button of place.querySelectorAll('.voice-buttons :is(button, a)')) {
  const at = button.getBoundingClientRect();
  if (at.width > 0 && (at.bottom > own.bottom + 1 || at.top < own.top - 1)) {
    faults.push(`${called(button)} reaches beyond its place`);
  }
}
return faults;
