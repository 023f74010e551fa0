// Plays at random for some seconds, then hands the jobs to the worker as the page would.
importScripts('./worker.js');

const report = self.postMessage.bind(self);
let heard = () => {};
self.postMessage = (message) => heard(message);

async function measure({ game, seats, jobs }, seconds) {
  let games = 0,
    plies = 0;
  worker.race(game, seats, 1000000, 8);
  const begun = performance.now();
  do {
    plies += worker.race(game, seats, games, 8);
    games += 8;
  } while (performance.now() - begun < seconds * 1000);
  const took = (performance.now() - begun) / 1000;
  const millis = [],
    replies = [];
  for (const job of jobs) {
    const start = performance.now();
    // A reply in postcard: the tag 1, id, first tree, then whether it is done.
    const reply = await new Promise((done) => {
      heard = (message) => {
        if (message[0] === 1 && message[3] === 1) done(message);
      };
      self.onmessage({ data: Uint8Array.from(job) });
    });
    millis.push(performance.now() - start);
    replies.push(Array.from(reply));
  }
  return { playouts: games / took, plies: plies / took, millis, replies };
}

(async () => {
  await worker({ module_or_path: './worker.wasm' });
  const { entries, seconds } = await (await fetch('./entries.json')).json();
  const results = [];
  for (const entry of entries) results.push(await measure(entry, seconds));
  report(JSON.stringify(results));
})().catch((error) => report(`an error: ${error}`));
