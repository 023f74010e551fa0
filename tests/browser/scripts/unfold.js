// Presses every sum of the table of points in turn: the number on it, and the sum of the lines that it shows.
const rest = () => new Promise((done) => setTimeout(done));
const number = (element) => Number(element.innerText.replace('−', '-'));
return (async () => {
  const sums = [];
  for (const sum of document.querySelectorAll('.points .sum button')) {
    sum.click();
    await rest();
    await rest();
    const points = [...document.querySelectorAll('.result-lines b')].map(number);
    sums.push([number(sum), points.reduce((sum, one) => sum + one, 0)]);
  }
  return sums;
})();
