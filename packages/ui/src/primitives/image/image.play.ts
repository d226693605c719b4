import { expect, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const loadsLazily: Play = async ({ canvasElement }) => {
  const image = within(canvasElement).getByRole('img', { name: 'Round-bellied vase, chalk' });
  await expect(image).toHaveAttribute('loading', 'lazy');
};

export const loadsEagerly: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('img')).toHaveAttribute('loading', 'eager');
};

export const showsDarkRendering: Play = async ({ canvasElement }) => {
  const image = (name: RegExp) => within(canvasElement).getByRole<HTMLImageElement>('img', { name });
  await waitFor(() => expect(image(/dark ground/).naturalWidth).toBeGreaterThan(0));
  await expect(image(/dark ground/).currentSrc).not.toBe(image(/light ground/).currentSrc);
  await expect(image(/dark ground/)).toHaveStyle({ filter: 'none' });
};

export const dimsInDarkTheme: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('img')).toHaveStyle({ filter: 'brightness(0.9)' });
};

/** A picture that fails to load keeps its size, and shows the mark of a missing picture below its text. */
export const keepsItsPlace: Play = async ({ canvasElement }) => {
  const image = within(canvasElement).getByRole<HTMLImageElement>('img', {
    name: 'Round-bellied vase, chalk',
  });
  await waitFor(() => expect(image.complete && image.naturalWidth === 0).toBe(true));
  const { width, height } = image.getBoundingClientRect();
  await expect(width).toBeGreaterThan(0);
  await expect(height).toBe(width);
  await expect(getComputedStyle(image, '::before').content).toContain('Round-bellied vase, chalk');
  await expect(getComputedStyle(image, '::after').clipPath).toContain('polygon');
};
