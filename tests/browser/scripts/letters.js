// Sets the page in one of the fonts that the tests bring, and says whether it could: the page of a new address knows none
// of them until they come with the call.
//
// `arguments[0]` is the font's name; `arguments[1]`, if there, lists every face as name, weight and bytes in base64.
const [name, faces] = arguments;
return (async () => {
  for (const [family, weight, bytes] of faces ?? []) {
    const face = new FontFace(
      family,
      Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0)),
      { weight },
    );
    document.fonts.add(await face.load());
  }
  if (![...document.fonts].some((face) => face.family.replaceAll('"', '') === name)) return false;
  // Signs that it lacks come from the wide one, not from whatever the machine has.
  document.documentElement.style.setProperty('--font-text', `"${name}", "Wide Letters"`);
  return true;
})();
