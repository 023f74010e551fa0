// Reads the page from its beginning to its end with Guidepup's virtual screen reader, which is `window.reader`. Returns
// the phrases that a listener cannot use: controls and pictures without a name, texts said twice in a row, and controls
// that sound alike within one group.
const control = /^(button|link|checkbox|radio|switch|textbox|combobox|slider|spinbutton|tab|menuitem|img|image)\b/;
const state = /^((not )?(disabled|pressed|checked|selected|expanded|required|read only)|has popup .*|current item|)$/;
const group = /^(region|group|dialog|navigation|tabpanel|form|log|list|listitem|table|row)\b/;
/** Cells repeat numbers, and a place without a name is told only by its role. */
const repeatable = /^(cell|columnheader|rowheader|paragraph|list|listitem|group|row|rowgroup|dialog|region)\b/;
/** Cards of one kind are one piece that is pressed several times. */
const alike = new Set(['region, Your hand']);

return (async () => {
  const { reader } = window;
  const last = 'end of document';
  await reader.start({ container: document.body });
  for (let steps = 0; steps < 9000 && (await reader.lastSpokenPhrase()) !== last; steps += 1) await reader.next();
  const phrases = await reader.spokenPhraseLog();
  await reader.stop();
  const faults = new Set();
  if (phrases.at(-1) !== last) faults.add(`the reading does not end: “${phrases.at(-1)}”`);
  const groups = [{ name: 'document', controls: new Set() }];
  phrases.forEach((phrase, index) => {
    if (phrase.startsWith('end of ')) {
      if (phrase === `end of ${groups.at(-1).name}`) groups.pop();
      return;
    }
    const here = groups.at(-1);
    if (control.test(phrase)) {
      if (
        phrase
          .split(', ')
          .slice(1)
          .every((part) => state.test(part))
      )
        faults.add(`no name: “${phrase}”`);
      if (here.controls.has(phrase) && !alike.has(here.name)) faults.add(`twice in “${here.name}”: “${phrase}”`);
      here.controls.add(phrase);
    } else if (phrase === phrases[index - 1] && !repeatable.test(phrase)) {
      // Two counts may be equal.
      if (!/^[−+\d]+$/.test(phrase)) faults.add(`twice in a row: “${phrase}”`);
    }
    if (group.test(phrase)) groups.push({ name: phrase, controls: new Set() });
  });
  return [...faults];
})();
