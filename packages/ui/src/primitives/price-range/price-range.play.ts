import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { PriceRangeProps } from './price-range.tsx';

export const swapsReversedRange: Play<PriceRangeProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Lowest price' }), '80');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Highest price' }), '9,50{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({ min: '9.50', max: '80' });
};

export const resetsToAppliedRange: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const low = canvas.getByRole('textbox', { name: 'Lowest price' });
  await userEvent.clear(low);
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(low).toHaveValue('10');
};
