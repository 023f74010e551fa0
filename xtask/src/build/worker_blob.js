// Makes of the worker's code, kept as text, a file that workers and the page can be started with.
document.querySelector('meta[name=tea-worker]').content = URL.createObjectURL(
  new Blob([document.getElementById('worker-code').textContent], { type: 'text/javascript' }),
);
