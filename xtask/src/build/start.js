// Starts the app once the first words are painted: starting keeps the page busy. Meanwhile the program is compiled on
// another thread. Where it cannot be started, the page says so. The build puts `load` before it.
document.documentElement.setAttribute('data-started', '');
if (!document.documentElement.classList.contains('unable')) {
  const painted = new Promise((done) => {
    if (document.hidden) done();
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 1000);
  });
  Promise.all([load(), painted])
    .then(([program]) => tea_table({ module_or_path: program }))
    .catch((error) => {
      console.error(error);
      document.documentElement.classList.add('broken');
    });
}
