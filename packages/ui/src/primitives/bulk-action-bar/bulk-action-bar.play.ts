import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const followsSelection: Play = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const bar = canvas.getByRole('group', { name: 'Selected orders' });
  const inBar = within(bar);
  await step('nothing is selected: no action is seen or reached', async () => {
    await expect(inBar.queryAllByRole('button')).toEqual([]);
    await expect(bar).toHaveTextContent('');
  });
  await step('the first selection shows it, and is announced', async () => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select PT1001' }));
    await expect(inBar.getByRole('status')).toHaveTextContent('1 selected');
    await expect(inBar.getByRole('button', { name: 'Ship' })).toBeVisible();
  });
  await step('all can be selected', async () => {
    await userEvent.click(inBar.getByRole('button', { name: 'Select all 3' }));
    await expect(inBar.getByRole('status')).toHaveTextContent('3 selected');
    await expect(inBar.queryByRole('button', { name: /^Select all/ })).toBeNull();
  });
  await step('and none; the focus keeps its place', async () => {
    await userEvent.click(inBar.getByRole('button', { name: 'Clear the selection' }));
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await expect(bar).toHaveFocus();
  });
};
