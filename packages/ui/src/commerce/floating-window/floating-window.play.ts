import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const opensAndClosesService: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const trigger = canvasElement.querySelector('summary');
  if (!trigger) throw new Error('Expected the customer service button');
  await userEvent.click(trigger);
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Chat with us' })).toBeVisible());
  await expect(canvas.getByRole('link', { name: '+1 555 010 0199' })).toHaveAttribute(
    'href',
    'tel:+15550100199',
  );
  trigger.focus();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByText('Chat with us')).not.toBeVisible();
  await expect(trigger).toHaveFocus();
};

export const scrollsToTop: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back to top' }));
  await waitFor(() => expect(scrollY).toBe(0));
};
