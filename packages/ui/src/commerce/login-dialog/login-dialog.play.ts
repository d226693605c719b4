import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { LoginDialogProps } from './login-dialog.tsx';

export const changesMode: Play<LoginDialogProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
  await expect(args.onModeChange).toHaveBeenCalledWith({ mode: 'forgotEmail' });
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalled();
};

export const sendsCode: Play<LoginDialogProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
  await expect(args.code?.onSend).toHaveBeenCalledOnce();
  await expect(await canvas.findByRole('button', { name: /Send again in \d+ s/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
};

export const sendsAnswer: Play<LoginDialogProps> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const answer = canvas.getByRole('textbox', { name: /How much is three plus four/ });
  await userEvent.type(answer, '7');
  const form = answer.closest('form');
  await expect(form && Object.fromEntries(new FormData(form))).toMatchObject({
    challenge: 'c2',
    answer: '7',
  });
};
