/** Prints the median of 60 renders of one library in milliseconds, after warming up. */
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');

const { Grid } = require(`./build/cards/${process.argv[2]}.cjs`);

import('./products.js').then(({ products }) => {
  const times = Array.from({ length: 120 }, () => {
    const began = performance.now();
    renderToString(createElement(Grid, { products }));
    return performance.now() - began;
  });
  console.log(times.slice(60).toSorted((a, b) => a - b)[30]);
});
