import { expect, it } from 'vitest';
import { imageLoaders } from './image-loader.ts';

const site = { imageResizeParam: 'w', imageThemeParam: 'theme' };
const lamp = { src: 'https://cdn.test/lamp.webp', width: 302 };
const light = 'https://cdn.test/lamp.webp?w=320';
const dark = 'https://cdn.test/lamp.webp?w=320&theme=dark';

it.each([
  ['system', light, dark],
  ['light', light, light],
  ['dark', dark, dark],
])('loads pictures for the theme "%s"', (theme, shown, inTheDark) => {
  const { image, darkImage } = imageLoaders(site, theme);
  expect([image(lamp), darkImage?.(lamp)]).toEqual([shown, inTheDark]);
});

it('has the same loader for both where the theme is chosen', () => {
  for (const theme of ['light', 'dark']) {
    const { image, darkImage } = imageLoaders(site, theme);
    expect(darkImage).toBe(image);
  }
});

it('asks for what the back end offers only', () => {
  const { image, darkImage } = imageLoaders({ ...site, imageThemeParam: null }, 'dark');
  expect([image(lamp), darkImage]).toEqual([light, undefined]);
  const { image: unsized } = imageLoaders({ ...site, imageResizeParam: null }, 'dark');
  expect(unsized(lamp)).toBe('https://cdn.test/lamp.webp?theme=dark');
  const { image: plain } = imageLoaders({ imageResizeParam: null, imageThemeParam: null }, 'system');
  expect(plain(lamp)).toBe(lamp.src);
});

it('leaves pictures alone that no back end serves', () => {
  const { image } = imageLoaders(site, 'dark');
  expect(image({ src: 'data:image/webp;base64,AA', width: 302 })).toBe('data:image/webp;base64,AA');
  expect(image({ src: 'https://cdn.test/lamp?id=1', width: 9999 })).toBe(
    'https://cdn.test/lamp?id=1&w=1920&theme=dark',
  );
});
