// What a browser's translation does: each text becomes a node of the translator's, and the page's own is out of the
// document. Whoever writes into that one, or removes it, changes nothing that is seen: what so froze is found again.
// `arguments[0]` is "translate", or "frozen" for a list of the texts that froze.
const taken = (window.takenTexts ??= []);
if (arguments[0] === 'frozen') {
  const frozen = taken.filter(({ text, was, shown, gone }) => shown.isConnected && (gone || text.data !== was));
  return frozen.map(
    ({ text, was, shown }) => `“${was}” for “${text.data}” in ${shown.parentElement.outerHTML.slice(0, 200)}`,
  );
}
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const texts = [];
while (walker.nextNode()) texts.push(walker.currentNode);
for (const text of texts) {
  const around = text.parentElement;
  if (!text.data.trim() || !around.translate || around.closest('script, style, svg, textarea, font')) continue;
  const shown = document.createElement('font');
  shown.appendChild(document.createElement('font')).textContent = text.data;
  const one = { text, was: text.data, shown, gone: false };
  around.replaceChild(shown, text);
  text.remove = () => (one.gone = true);
  taken.push(one);
}
return texts.length;
