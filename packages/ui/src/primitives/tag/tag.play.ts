import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { TagProps } from './tag.tsx';

export const removesByPointerAndKeyboard: Play<TagProps> = async ({ canvasElement, args }) => {
  const removeButton = within(canvasElement).getByRole('button', { name: 'Remove under $50' });
  await userEvent.click(removeButton);
  await userEvent.keyboard('{Enter}');
  await expect(args.onRemove).toHaveBeenCalledTimes(2);
};
