import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { FacetMenuProps } from './facet-menu.tsx';

export const staysOpen: Play<FacetMenuProps> = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const trigger = canvas.getByText('Colour').closest('summary');
  if (!trigger) throw new Error('The menu has no button.');
  await step('its options say whether they are chosen and what they leave', async () => {
    await userEvent.click(trigger);
    await expect(canvas.getByRole('link', { name: 'Red 128' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Navy 1,280' })).not.toHaveAttribute('aria-current');
  });
  await step('it stays open while options are chosen', async () => {
    const sand = canvas.getByRole('link', { name: 'Sand 64' });
    sand.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(sand);
    await waitFor(() => expect(sand).toBeVisible());
  });
  await step('Escape closes it and returns to the button', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('Red')).not.toBeVisible());
    await expect(trigger).toHaveFocus();
  });
  await step('a press elsewhere closes it', async () => {
    await userEvent.click(trigger);
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.getByText('Red')).not.toBeVisible());
    await userEvent.click(trigger);
  });
};
