import { expect } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const keepsItsPlace: Play = async ({ canvasElement }) => {
  const { width, height } = canvasElement.querySelector('video')?.getBoundingClientRect() ?? new DOMRect();
  await expect(Math.round((width / height) * 9)).toBe(16);
};
