import { expect, fn, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onJump = fn();

export const marksCurrentPage: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
  // Five pages and two neighbours; the gaps for the other pages are not list items.
  await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-8');
};

export const disablesMissingNeighbour: Play = async ({ canvasElement, globals }) => {
  if (globals['locale'] !== 'en') return;
  const previous = within(canvasElement).getByRole('link', { name: 'Previous' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).not.toHaveAttribute('href');
};

export const rendersNothing: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
};

export const jumpsToPage: Play = async ({ canvasElement }) => {
  const input = within(canvasElement).getByRole('spinbutton');
  await userEvent.type(input, '12{Enter}');
  await expect(onJump).toHaveBeenCalledWith('12');
};
