import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onThemeChange = fn();

export const marksLanguageOfLinks: Play = async ({ canvasElement }) => {
  const thai = within(canvasElement).getByRole('link', { name: 'ไทย' });
  await expect(thai).toHaveAttribute('lang', 'th');
};

export const keyboardNavigation: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  canvasElement.querySelector('summary')?.focus();
  await userEvent.keyboard('{ArrowDown}{End}');
  await expect(canvas.getByRole('link', { name: 'ລາວ' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(canvasElement.querySelector('summary')).toHaveFocus();
};

export const changesTheme: Play = async ({ canvasElement }) => {
  const summary = canvasElement.querySelector('summary');
  await expect(summary).toHaveAccessibleName(/Light/);
  if (summary) await userEvent.click(summary);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dark' }));
  await expect(onThemeChange).toHaveBeenCalledWith({ value: 'dark' });
  await expect(summary).toHaveAccessibleName(/Dark/);
  await expect(summary).toHaveFocus();
  if (summary) await userEvent.click(summary);
  await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Dark' })).toBeVisible());
};
