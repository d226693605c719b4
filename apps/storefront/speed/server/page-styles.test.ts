import { expect, it } from 'vitest';
import { pageStyles, type StyleSheets } from './page-styles.ts';

const layer = '@layer a';
const sheets: StyleSheets = {
  '/a.css': [
    { within: [], css: '@layer a, b;' },
    { within: [layer], selectors: [{ text: 'h1', needs: [] }], css: 'margin:0' },
    { within: [layer], selectors: [{ text: '.card', needs: ['card'] }], css: 'animation:fade 1s' },
    {
      within: [layer, '@media print'],
      selectors: [
        { text: '.card.wide', needs: ['card', 'wide'] },
        { text: '.tile', needs: ['tile'] },
      ],
      css: 'display:none',
    },
    { within: [layer], selectors: [{ text: '.dialog', needs: ['dialog'] }], css: 'color:red' },
    { within: [], keyframes: 'fade', css: '@keyframes fade{}' },
    { within: [], keyframes: 'spin', css: '@keyframes spin{}' },
  ],
  '/b.css': [{ within: [], selectors: [{ text: '.wide', needs: ['wide'] }], css: 'width:1px' }],
};
const styles = pageStyles(sheets);

it('are the rules whose classes the page has, with their at-rules, in their order', () => {
  expect(styles('<div class="card wide">', ['/a.css', '/b.css'])).toBe(
    '@layer a, b;@layer a{h1{margin:0}.card{animation:fade 1s}@media print{.card.wide{display:none}}}' +
      '@keyframes fade{}.wide{width:1px}',
  );
});

it('have a selector of a rule once all its classes are there', () => {
  expect(styles('<p class="card"></p>', ['/a.css'])).not.toContain('print');
  expect(styles('<p class="x tile"></p>', ['/a.css'])).toContain('@media print{.tile{display:none}}');
});

it('have a selector of a rule once its attributes are there', () => {
  const open = { text: '.menu[data-state=open]', needs: ['menu', '[data-state=open]'] };
  const menu = pageStyles({ '/a.css': [{ within: [], selectors: [open], css: 'top:0' }] });
  expect(menu('<nav class="menu" data-state="closed">', ['/a.css'])).toBe('');
  expect(menu('<nav class="menu" data-state="open">', ['/a.css'])).toBe('.menu[data-state=open]{top:0}');
});

it('set the custom properties that a rule reads, also by way of another', () => {
  const selectors = [{ text: ':root', needs: [] }];
  const set = (variable: string, value: string) => ({
    within: [],
    selectors,
    variable,
    css: `${variable}:${value}`,
  });
  const tokens = pageStyles({
    '/a.css': [
      set('--ink', 'black'),
      set('--text', 'var(--ink)'),
      set('--unread', 'red'),
      { within: [], selectors: [{ text: '.card', needs: ['card'] }], css: 'color:var(--text)' },
    ],
  });
  expect(tokens('<p class="card">', ['/a.css'])).toBe(
    ':root{--ink:black;--text:var(--ink)}.card{color:var(--text)}',
  );
});

it('leave out what is there without script alone', () =>
  expect(styles('<p></p><noscript><p class="card"></p></noscript>', ['/a.css'])).not.toContain('card'));

it('leave out a style sheet that the build does not know', () => {
  expect(styles('<p class="plain"></p>', ['/a.css', '/unknown.css'])).toBe(
    '@layer a, b;@layer a{h1{margin:0}}',
  );
});

it('have what parts need whose code, and style sheet, come later', () => {
  expect(styles('<p class="card wide"></p>', ['/b.css'])).toBe(
    '.wide{width:1px}@layer a{.card{animation:fade 1s}@media print{.card.wide{display:none}}}' +
      '@keyframes fade{}',
  );
});
