// Starts the app once the first words are painted: starting keeps the page busy. Where it cannot, the page says so.
// The build puts `wasm` before it.
if (!document.documentElement.classList.contains('too-old')) {
  new Promise((done) => {
    if (document.hidden) done();
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 1000);
  })
    .then(() => tea_table({ module_or_path: wasm }))
    .catch((error) => {
      console.error(error);
      document.documentElement.classList.add('broken');
    });
}
