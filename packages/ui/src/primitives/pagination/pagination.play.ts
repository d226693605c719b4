import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import { jumped } from './pagination.fixtures.tsx';

export const middle: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-8');
};

export const singlePageRendersNothing: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
};

export const jumpsToPage: Play = async ({ canvasElement }) => {
  const input = within(canvasElement).getByRole('spinbutton');
  await userEvent.type(input, '12{Enter}');
  await expect(jumped).toHaveBeenCalledWith('12');
};
