import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { ResendButtonProps } from './resend-button.tsx';

export const ignoresPressDuringCountdown: Play<ResendButtonProps> = async ({ canvasElement, args }) => {
  const button = within(canvasElement).getByRole('button', { name: /Send again in \d+ s/ });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  await expect(args.onSend).not.toHaveBeenCalled();
};

export const startsCountdownAfterSending: Play<ResendButtonProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
  await expect(args.onSend).toHaveBeenCalledOnce();
  await expect(await canvas.findByRole('button', { name: /Send again in \d+ s/ })).toHaveFocus();
  await expect(args.onUntilChange).toHaveBeenCalledOnce();
};

export const failedSendSkipsCountdown: Play<ResendButtonProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
  await expect(args.onSend).toHaveBeenCalledOnce();
  await expect(await canvas.findByRole('button', { name: 'Send code' })).toBeVisible();
  await expect(args.onUntilChange).not.toHaveBeenCalled();
};

export const respectsPreventedClick: Play<ResendButtonProps> = async ({ canvasElement, args }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send code' }));
  await expect(args.onSend).not.toHaveBeenCalled();
};
