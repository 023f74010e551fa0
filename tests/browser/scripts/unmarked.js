// Lists the texts and labels of the page that have vowels but no accent: they do not come from a catalogue. Names of
// players, titles on boxes, addresses, seeds, keys and versions are in no language.
const exempt = '#covers, #sheet, svg, input, select, textarea, kbd, code, .seed, script, style, template';
const [names] = arguments;
// A title may begin with another.
names.sort((one, other) => other.length - one.length);
const bare = (text) => names.reduce((left, name) => left.replaceAll(name, ''), text).trim();
// A word without a vowel has no accent; Roman numerals are numbers.
const word = (text) => /[A-Za-z]{3}/.test(text) && /[aeiouAEIOU]/.test(text) && !/^[IVX]+$/.test(text);
const plain = (text) => word(bare(text)) && !/[áéíóúýÁÉÍÓÚ]/.test(text);
const found = new Set();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (element && !element.closest(exempt) && plain(walker.currentNode.data)) found.add(walker.currentNode.data.trim());
}
for (const element of document.querySelectorAll('[aria-label], [title]')) {
  if (element.closest(exempt)) continue;
  for (const label of ['aria-label', 'title']) {
    const text = element.getAttribute(label);
    if (text && plain(text)) found.add(`${label}: ${text}`);
  }
}
return [...found];
