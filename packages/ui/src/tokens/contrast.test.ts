import { describe, expect, it } from 'vitest';
import { brands, themes } from './resolve.ts';

type Colors = (typeof themes)['light']['color'];

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string) => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

const schemes: Record<string, Colors> = {
  light: themes.light.color,
  dark: themes.dark.color,
  'harbor light': { ...themes.light.color, ...brands.harbor.light.color },
  'harbor dark': { ...themes.dark.color, ...brands.harbor.dark.color },
};

const grounds = ['bg', 'surface', 'sunken'] as const;
const texts = [
  'text',
  'textMuted',
  'textSubtle',
  'accent',
  'price',
  'sale',
  'success',
  'warning',
  'critical',
  'info',
] as const;
const graphics = ['control', 'star', 'focus'] as const;
const pairs = [
  ['onInk', 'ink'],
  ['onInk', 'inkHover'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onSale', 'sale'],
  ['bg', 'success'],
  ['bg', 'warning'],
  ['bg', 'critical'],
  ['bg', 'info'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['critical', 'criticalSoft'],
  ['info', 'infoSoft'],
  ['accent', 'accentSoft'],
  ['sale', 'criticalSoft'],
  ['text', 'accentSoft'],
  ['text', 'tile'],
  ['textMuted', 'tile'],
  ['textMuted', 'criticalSoft'],
] as const;

describe.each(Object.entries(schemes))('%s theme', (_name, color) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s reads on %s',
    (text, ground) => {
      expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );
  it.each(pairs)('%s reads on %s', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(graphics.flatMap((graphic) => grounds.map((ground) => [graphic, ground] as const)))(
    '%s is seen on %s',
    (graphic, ground) => {
      expect(contrast(color[graphic], color[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});
