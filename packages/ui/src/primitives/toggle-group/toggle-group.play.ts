import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { ToggleGroupProps } from './toggle-group.tsx';

export const pressesOne: Play<ToggleGroupProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const item = (name: string) => canvas.getByRole('button', { name });
  await expect(canvas.getByRole('group', { name: 'View' })).toContainElement(item('Grid'));
  await userEvent.click(item('List'));
  await expect(item('List')).toHaveAttribute('aria-pressed', 'true');
  await expect(item('Grid')).toHaveAttribute('aria-pressed', 'false');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'list' });
  await userEvent.click(item('List'));
  await expect(item('List')).toHaveAttribute('aria-pressed', 'false');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '' });
};

export const pressesSeveral: Play<ToggleGroupProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const item = (name: string) => canvas.getByRole('button', { name });
  const forwards = canvasElement.ownerDocument.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
  await userEvent.tab();
  await expect(item('Price')).toHaveFocus();
  await userEvent.keyboard(forwards);
  await waitFor(() => expect(item('Stock')).toHaveFocus());
  await userEvent.keyboard(' ');
  await expect(item('Stock')).toHaveAttribute('aria-pressed', 'true');
  await expect(item('Price')).toHaveAttribute('aria-pressed', 'true');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['price', 'stock'] });
};
