import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const isOneTabStop: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const [forwards, backwards] =
    canvasElement.ownerDocument.dir === 'rtl'
      ? ['{ArrowLeft}', '{ArrowRight}']
      : ['{ArrowRight}', '{ArrowLeft}'];
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
  await userEvent.keyboard(forwards);
  await expect(canvas.getByRole('link', { name: 'Export' })).toHaveFocus();
  await userEvent.keyboard(`${forwards} `);
  await expect(canvas.getByRole('button', { name: 'Pictures' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(`{Home}${backwards}`);
  await expect(canvas.getByRole('button', { name: 'Prices' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('toolbar', { name: 'Orders' })).not.toContainElement(
    canvasElement.ownerDocument.activeElement as HTMLElement,
  );
};
