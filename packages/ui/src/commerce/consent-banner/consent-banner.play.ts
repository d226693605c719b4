import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { ConsentBannerProps } from './consent-banner.tsx';

export const answersHaveOneSize: Play<ConsentBannerProps> = async ({ canvasElement }) => {
  const banner = within(canvasElement).getByRole('region', { name: 'May we measure how the shop is used?' });
  const sizes = within(banner)
    .getAllByRole('button')
    .map((button) => button.getBoundingClientRect())
    .map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`);
  await expect(sizes).toHaveLength(3);
  await expect(new Set(sizes).size).toBe(1);
};
