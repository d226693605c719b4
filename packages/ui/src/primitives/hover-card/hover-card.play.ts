import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const opensOnHoverAndFocus: Play = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const link = canvas.getByRole('link', { name: 'Cart' });
  const card = () => canvas.queryByText('Two lamps');
  await step('the first hover opens it, before it has been loaded', async () => {
    await userEvent.hover(link);
    await waitFor(() => expect(card()).toBeVisible());
  });
  await step('the pointer can move onto the card', async () => {
    const panel = card();
    if (panel) await userEvent.hover(panel);
    await new Promise((done) => setTimeout(done, 400));
    await expect(card()).toBeVisible();
  });
  await step('Escape closes it', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card()).toBeNull());
  });
  await step('keyboard focus opens it, and the focus stays on the link', async () => {
    await userEvent.unhover(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(card()).toBeVisible());
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(card()).toBeNull());
  });
};
