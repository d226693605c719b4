/**
 * Prints the median time in milliseconds of a render of one library: measured for a second, after two seconds of
 * warming up.
 */
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');

const { Grid } = require(`./build/cards/${process.argv[2]}.cjs`);

import('./products.js').then(({ products }) => {
  /**
   * The times of all renders within this many milliseconds. A shop's server runs for days, so only compiled code is
   * relevant.
   */
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
