import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const exposesValue: Play = async ({ canvasElement, globals }) => {
  const bar = within(canvasElement).getByRole('progressbar', { name: 'Sending pictures' });
  await expect(bar).toHaveAttribute('value', '40');
  if (globals['locale'] === 'en') await expect(bar).toHaveAttribute('aria-valuetext', '40%');
};

export const omitsValue: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('value');
};

export const exposesValueText: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '3 of 5 pictures',
  );
};

export const rendersMeter: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('meter', { name: 'Stock' })).toHaveAccessibleDescription(
    'Only 3 left',
  );
};
