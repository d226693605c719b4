import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const opensAndClosesService: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const trigger = canvas.getByRole('button', { name: 'Customer service' });
  await userEvent.click(trigger);
  const chat = await canvas.findByRole('link', { name: 'Chat with us' });
  await waitFor(() => expect(chat).toBeVisible());
  await expect(canvas.getByRole('link', { name: '+1 555 010 0199' })).toHaveAttribute(
    'href',
    'tel:+15550100199',
  );
  trigger.focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByText('Chat with us')).toBeNull());
  await expect(trigger).toHaveFocus();
  await userEvent.click(trigger);
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Chat with us' })).toBeVisible());
};

export const scrollsToTop: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back to top' }));
  await waitFor(() => expect(scrollY).toBe(0));
};
