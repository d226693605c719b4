import { expect, it } from 'vitest';
import { readCssRules } from '../../scripts/css-rules.ts';

const rules = readCssRules().filter(({ file }) => !/^(?:tokens|styles\/themes)\//.test(file));

/** Values that belong to a drawing, not to a scale. */
const exceptions: Record<string, string> = {
  'commerce/hero-banner/hero-banner.css.ts fontSize': 'Text on a picture grows with the picture.',
  'primitives/avatar/avatar.css.ts fontSize': 'Initials are sized relative to the avatar.',
  'primitives/switch/switch.css.ts paddingInlineStart':
    'The width of the switch, so that the hint aligns with the label.',
  'styles/helpers.css.ts margin': 'The visually hidden pixel.',
};

const withoutTokens = (value: string) =>
  value.replaceAll(/var\([^()]*\)/g, '').replaceAll(/url\("[^"]*"\)/g, '');
const colour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange)\b/i;
const spacing =
  /^(?:gap|rowGap|columnGap|padding|margin|scrollPadding|scrollMargin|borderRadius|border\w*Radius)/;
/** 0 and 1px do not belong to a scale; rem, em and % in a calc with tokens depend on the text size. */
const pixels = /(?<![\d.])(?!1px)\d[\d.]*px/;

const offenders = (property: RegExp, value: RegExp) =>
  rules.flatMap(({ file, own }) =>
    Object.entries(own)
      .filter(
        ([name, text]) =>
          property.test(name) && value.test(withoutTokens(text)) && !(`${file} ${name}` in exceptions),
      )
      .map(([name, text]) => `${file} ${name}: ${text}`),
  );

it('finds the rules of every component', () => {
  expect(new Set(rules.map(({ file }) => file)).size).toBeGreaterThan(60);
});
it('has no raw colour outside the tokens', () => {
  expect(offenders(/./, colour)).toEqual([]);
});
it('has no raw space or radius outside the tokens', () => {
  expect(offenders(spacing, pixels)).toEqual([]);
});
it("sets no font size in pixels, so that text follows the user's font size", () => {
  expect(offenders(/^fontSize$|^font$|^lineHeight$/, /\dpx/)).toEqual([]);
});
it('uses logical instead of physical sides', () => {
  const physical = /^(?:margin|padding|border)(?:Left|Right)|^(?:left|right)$/;
  const value = rules.flatMap(({ file, own }) =>
    Object.entries(own).flatMap(([name, text]) =>
      physical.test(name) || (/^(?:textAlign|float|clear)$/.test(name) && /left|right/.test(text))
        ? [`${file} ${name}: ${text}`]
        : [],
    ),
  );
  expect(value).toEqual([]);
});
it('animates only where motion is allowed', () => {
  // A delay without a duration is not motion.
  const isStill = (text: string) =>
    text === 'none' ||
    [...text.matchAll(/(?<![\w.])[\d.]+m?s\b|var\(--mf-duration/g)].every(
      ([time], at) => time === '0s' || (at % 2 === 1 && time !== 'var(--mf-duration'),
    );
  const moving = rules.flatMap(({ file, where, own }) =>
    Object.entries(own)
      .filter(
        ([name, text]) =>
          /^(?:animation|transition|scrollBehavior)$/.test(name) && !isStill(text) && text !== 'auto',
      )
      .filter(() => !where.includes('prefers-reduced-motion: no-preference'))
      .map(([name, text]) => `${file} ${where} ${name}: ${text}`),
  );
  expect(moving).toEqual([]);
});
