import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { NoticeProps } from './notice.tsx';

export const callsOnDismiss: Play<NoticeProps> = async ({ canvasElement, args }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
};

export const focusesLinkedField: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByTestId('summary')).toHaveFocus());
  const link = canvas.getByRole('link', { name: 'Please fill in the phone number' });
  await expect(link).toHaveAttribute('href', '#phone');
};
