/** Prints the median time of a render of one library in milliseconds: of a second, after two seconds of warming up. */
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');

const { Grid } = require(`./build/cards/${process.argv[2]}.cjs`);

import('./products.js').then(({ products }) => {
  /** The times of all renders of so many milliseconds. A shop's server runs for days: what counts is compiled code. */
  const renderFor = (duration) => {
    const times = [];
    for (const end = performance.now() + duration; performance.now() < end; ) {
      const began = performance.now();
      renderToString(createElement(Grid, { products }));
      times.push(performance.now() - began);
    }
    return times;
  };
  renderFor(2000);
  const times = renderFor(1000).toSorted((a, b) => a - b);
  console.log(times[Math.floor(times.length / 2)]);
});
