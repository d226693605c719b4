import { expect, it } from 'vitest';
import { pageStyles, type StyleSheets } from './page-styles.ts';

const layer = '@layer a';
const sheets: StyleSheets = {
  '/a.css': [
    { within: [], css: '@layer a, b;' },
    { within: [layer], needs: [[]], css: 'h1{margin:0}' },
    { within: [layer], needs: [['card']], css: '.card:hover{animation:fade 1s}' },
    {
      within: [layer, '@media print'],
      needs: [['card', 'wide'], ['tile']],
      css: '.card.wide,.tile{display:none}',
    },
    { within: [layer], needs: [['dialog']], css: '.dialog{color:red}' },
    { within: [], keyframes: 'fade', css: '@keyframes fade{}' },
    { within: [], keyframes: 'spin', css: '@keyframes spin{}' },
  ],
  '/b.css': [{ within: [], needs: [['wide']], css: '.wide{width:1px}' }],
};
const styles = pageStyles(sheets);

it('are the rules whose classes the page has, with their at-rules, in their order', () => {
  expect(styles('<div class="card wide">', ['/a.css', '/b.css'])).toBe(
    '@layer a, b;@layer a{h1{margin:0}.card:hover{animation:fade 1s}@media print{.card.wide,.tile{display:none}}}' +
      '@keyframes fade{}.wide{width:1px}',
  );
});

it('have a rule once all classes of one of its selectors are there', () => {
  expect(styles('<p class="card"></p>', ['/a.css'])).not.toContain('print');
  expect(styles('<p class="x tile"></p>', ['/a.css'])).toContain(
    '@media print{.card.wide,.tile{display:none}}',
  );
});

it('leave out a style sheet that the build does not know', () => {
  expect(styles('<p class="plain"></p>', ['/a.css', '/unknown.css'])).toBe(
    '@layer a, b;@layer a{h1{margin:0}}',
  );
});

it('have what parts need whose code, and style sheet, come later', () => {
  expect(styles('<p class="card wide"></p>', ['/b.css'])).toBe(
    '.wide{width:1px}@layer a{.card:hover{animation:fade 1s}@media print{.card.wide,.tile{display:none}}}' +
      '@keyframes fade{}',
  );
});
