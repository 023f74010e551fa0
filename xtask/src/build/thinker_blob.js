// Makes of the thinker's code, kept as text, a file that workers and the page can be started with.
document.querySelector('meta[name=tea-thinker]').content = URL.createObjectURL(
  new Blob([document.getElementById('thinker-code').textContent], { type: 'text/javascript' }),
);
