import { expect, userEvent, waitFor, within } from 'storybook/test';
import { backKey, forwardKey } from '../../testing/keys.ts';
import type { Play } from '../../testing/play.ts';

export const opensByButton: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const button = canvas.getByRole('button', { name: /Fashion/ });
  await userEvent.click(button);
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Scarves' })).toBeVisible());
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Scarves' })).toBeVisible());
};

export const keyboardNavigation: Play = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const fashion = canvas.getByRole('link', { name: 'Fashion' });
  const open = canvas.getByRole('button', { name: /Fashion/ });
  await step('moves along the bar', async () => {
    fashion.focus();
    await userEvent.keyboard(forwardKey());
    await expect(open).toHaveFocus();
    await userEvent.keyboard(backKey());
    await expect(fashion).toHaveFocus();
  });
  await step('moves into the panel and back', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Bags' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const second = document.activeElement;
    await expect(second).not.toBe(canvas.getByRole('link', { name: 'Bags' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Bags' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(open).toHaveFocus());
  });
};

export const holdsWhatDoesNotFit: Play = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const more = await canvas.findByRole('button', { name: 'More' });
  const nav = canvas.getByRole('navigation');
  await step('the bar shows whole categories only, and its end cannot be scrolled to', async () => {
    const bar = nav.querySelector('ul');
    await expect(canvas.queryByRole('link', { name: 'Category number 16' })).toBeNull();
    await expect(bar?.scrollTop).toBe(0);
  });
  await step('the others are in the panel of "More"', async () => {
    const first = canvas.getByRole('link', { name: 'Category number 1' });
    const before = first.getBoundingClientRect().left;
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Category number 16' })).toBeVisible());
    await expect(first.getBoundingClientRect().left).toBe(before);
  });
};
