import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onBuy = fn();

export const appearsBelowBuyBox: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  scrollTo(0, 0);
  await expect(canvas.queryByRole('region')).toBeNull();
  scrollTo(0, 600);
  const bar = await canvas.findByRole('region', { name: 'Stoneware Table Lamp with Linen Shade' });
  const button = within(bar).getByRole('button', { name: 'Add to cart' });
  await userEvent.click(button);
  await expect(onBuy).toHaveBeenCalled();
  scrollTo(0, 0);
  await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
};
