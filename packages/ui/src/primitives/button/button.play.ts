import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { ButtonProps } from './button.tsx';

export const activatesByPointerAndKeyboard: Play<ButtonProps> = async ({ canvasElement, args }) => {
  const button = within(canvasElement).getByRole('button', { name: 'Add to cart' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onClick).toHaveBeenCalledTimes(3);
};

export const ignoresActivationWhileLoading: Play<ButtonProps> = async ({ canvasElement, args }) => {
  const link = within(canvasElement).getByRole('link', { name: 'Go to cart' });
  await userEvent.click(link);
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(link).toHaveAttribute('aria-disabled', 'true');
};
