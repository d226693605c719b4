import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { IconButtonProps } from './icon-button.tsx';

export const activatesByPointerAndKeyboard: Play<IconButtonProps> = async ({ canvasElement, args }) => {
  const button = within(canvasElement).getByRole('button', { name: 'Close' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onClick).toHaveBeenCalledTimes(3);
};
