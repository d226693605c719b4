// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { cloneElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { ImageProvider } from '../../provider/image-provider.tsx';
import type { ImageLoader } from '../../provider/ui-context.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Image } from './image.tsx';

const light: ImageLoader = ({ src, width }) => `${src}?w=${width}`;
const dark: ImageLoader = ({ src, width }) => `${src}?w=${width}&dark`;
const picture = <Image src="/lamp.webp" alt="A lamp" width={300} height={300} widths={[300, 600]} />;
const lamp = (darkImage?: ImageLoader, children = picture) => (
  <UiProvider locale="en" messages={en} image={light} darkImage={darkImage}>
    {children}
  </UiProvider>
);
const sources = () =>
  [...document.querySelectorAll('picture source')].map((source) => ({
    media: source.getAttribute('media'),
    srcSet: source.getAttribute('srcset'),
    sizes: source.getAttribute('sizes'),
  }));

it('offers the dark picture to visitors whose system asks for dark colours', () => {
  render(lamp(dark));
  expect(sources()).toEqual([
    {
      media: '(prefers-color-scheme: dark)',
      srcSet: '/lamp.webp?w=300&dark 300w, /lamp.webp?w=600&dark 600w',
      sizes: '300px',
    },
  ]);
  expect(screen.getByRole('img').getAttribute('srcset')).toBe('/lamp.webp?w=300 300w, /lamp.webp?w=600 600w');
});

it('offers an address once, for the widest of its widths', () => {
  const inSteps: ImageLoader = ({ src, width }) => `${src}?w=${Math.ceil(width / 320) * 320}`;
  render(
    <UiProvider locale="en" messages={en} image={inSteps}>
      {cloneElement(picture, { widths: [180, 302, 604] })}
    </UiProvider>,
  );
  expect(screen.getByRole('img').getAttribute('srcset')).toBe('/lamp.webp?w=320 302w, /lamp.webp?w=640 604w');
});

it('keeps its element when the page gets a theme of its own', () => {
  const { rerender } = render(lamp(dark));
  const shown = screen.getByRole('img');
  rerender(lamp(light));
  expect(screen.getByRole('img')).toBe(shown);
  expect(sources()).toEqual([]);
});

it('has no picture element without dark pictures', () => {
  render(lamp());
  expect(document.querySelector('picture')).toBeNull();
  render(lamp(dark, <ImageProvider value={light}>{picture}</ImageProvider>));
  expect(document.querySelector('picture')).toBeNull();
});

it.each([
  ['the system decides', dark, [false, true]],
  ['the page has a theme of its own', light, [false, false]],
])('is loaded first in the theme that is shown, where %s', (_where, darkImage, isDark) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(lamp(darkImage, cloneElement(picture, { priority: true })));
  const links = [...page.querySelectorAll('link[rel=preload][as=image]')];
  expect(links.map((link) => link.getAttribute('media'))).toEqual([
    'not (prefers-color-scheme: dark)',
    '(prefers-color-scheme: dark)',
  ]);
  expect(links.map((link) => link.getAttribute('imagesrcset')?.includes('dark'))).toEqual(isDark);
});
