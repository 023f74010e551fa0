// Lists the texts and labels of the page that have vowels but no accent: they do not come from a catalogue. Names of
// players, titles on boxes, addresses, seeds, keys and versions are in no language.
const exempt =
    '[data-name], .seat-name, .points-name, input, select, textarea, kbd, code, .seed, [data-build], svg title, script, style, template';
const names = ['Asha', 'Bao', 'Clara', 'Deven', 'Esha', 'Farid', 'Gita', 'Hari', 'Tea Table', 'Ceylon: The Card Game', 'Ceylon', 'Chai: Tea for 2', 'Tea & Rum'];
const bare = (text) => names.reduce((left, name) => left.replaceAll(name, ''), text).trim();
const plain = (text) => /[aeiouAEIOU]/.test(bare(text)) && !/[áéíóúýÁÉÍÓÚ]/.test(text) && /[A-Za-z]{3}/.test(bare(text));
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
