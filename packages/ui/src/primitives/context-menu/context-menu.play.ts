import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onRename = fn();

export const opensAtThePointer: Play = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const area = canvas.getByText('Right click here');
  const menu = () => canvas.queryByRole('menu', { name: 'Summer list' });
  const { left, top } = area.getBoundingClientRect();
  const point = { clientX: left + 20, clientY: top + 10 };
  await step('the first right click opens it, before it has been loaded', async () => {
    await expect(fireEvent.contextMenu(area, point)).toBe(false);
    await waitFor(() => expect(menu()).toBeVisible());
    await waitFor(() =>
      expect(menu()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(point.clientY - 1),
    );
  });
  await step('arrow keys and Enter choose', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onRename).toHaveBeenCalledOnce();
    await waitFor(() => expect(menu()).toBeNull());
  });
  await step('Escape closes it', async () => {
    fireEvent.contextMenu(area, point);
    await waitFor(() => expect(menu()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu()).toBeNull());
  });
  await step('another right click opens it again', async () => {
    fireEvent.contextMenu(area, point);
    await waitFor(() => expect(menu()).toBeVisible());
  });
};
