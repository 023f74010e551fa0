// Unfolds every seat of a result in turn: the score, the sum of its lines, and how many seats are unfolded.
const rest = () => new Promise((done) => setTimeout(done));
const number = (element) => element.innerText.replace('−', '-');
return (async () => {
    const told = [];
    for (const head of document.querySelectorAll('.result-head')) {
        if (head.getAttribute('aria-expanded') !== 'true') {
            head.click();
            await rest();
            await rest();
        }
        const points = [...head.parentElement.querySelectorAll('.result-lines b')].map((one) => Number(number(one)));
        const sum = points.reduce((sum, one) => sum + one, 0);
        told.push([number(head.querySelector('.score')), sum, document.querySelectorAll('.result-lines').length]);
    }
    return told;
})();
