const foreign = arguments[0];
window.said = [];
document.addEventListener('securitypolicyviolation', (event) => {
  window.said.push(event.effectiveDirective || event.violatedDirective);
});
const put = (tag, fill) => {
  const made = document.createElement(tag);
  fill(made);
  document.body.append(made);
  return made;
};
const loaded = (tag, place) =>
  new Promise((done) =>
    put(tag, (made) => {
      made.onload = () => done('came');
      made.onerror = () => done('blocked');
      made.src = foreign + place;
    }),
  );
const tried = {
  fetch: () =>
    fetch(`${foreign}fetched`, { mode: 'no-cors' }).then(
      () => 'came',
      () => 'blocked',
    ),
  picture: () => loaded('img', 'icons/icon.svg'),
  script: () => loaded('script', 'sw.js'),
  'inline script': () => {
    put('script', (made) => (made.textContent = 'window.ran = true'));
    return window.ran ? 'came' : 'blocked';
  },
  'code from text': () => {
    try {
      return window.Function('return "came"')();
    } catch {
      return 'blocked';
    }
  },
  'style of an element': () => {
    const made = put('p', (made) => (made.innerHTML = '<b style="color: red"></b>'));
    return made.firstChild.style.color ? 'came' : 'blocked';
  },
  'inline style': () => {
    put('style', (made) => (made.textContent = ':root { --smuggled: 1 }'));
    return getComputedStyle(document.documentElement).getPropertyValue('--smuggled') ? 'came' : 'blocked';
  },
  base: () => {
    const made = document.createElement('base');
    made.href = foreign;
    document.head.prepend(made);
    return document.baseURI === foreign ? 'came' : 'blocked';
  },
};
put('iframe', (made) => (made.src = `${foreign}framed`));
put('iframe', (made) => (made.name = 'aim'));
// Firefox complains aloud.
try {
  put('form', (made) => {
    made.action = `${foreign}sent`;
    made.target = 'aim';
  }).submit();
} catch {}
return new Promise((done) =>
  setTimeout(async () => {
    const came = [];
    for (const [what, attempt] of Object.entries(tried)) came.push([what, await attempt()]);
    done(came);
  }),
);
