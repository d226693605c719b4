import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const isOneTabStop: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const [forwards, backwards] =
    canvasElement.ownerDocument.dir === 'rtl'
      ? ['{ArrowLeft}', '{ArrowRight}']
      : ['{ArrowRight}', '{ArrowLeft}'];
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
  const press = async (key: string, role: string, name: string) => {
    await userEvent.keyboard(key);
    // Radix moves the focus after the event.
    await waitFor(() => expect(canvas.getByRole(role, { name })).toHaveFocus());
  };
  await press(forwards, 'link', 'Export');
  await press(forwards, 'button', 'Pictures');
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('button', { name: 'Pictures' })).toHaveAttribute('aria-pressed', 'true');
  await expect(canvas.getByRole('group', { name: 'Shown' })).toBeVisible();
  await press('{Home}', 'button', 'Print');
  await press(backwards, 'button', 'Prices');
  await userEvent.tab();
  await expect(canvas.getByRole('toolbar', { name: 'Orders' })).not.toContainElement(
    canvasElement.ownerDocument.activeElement as HTMLElement,
  );
};
