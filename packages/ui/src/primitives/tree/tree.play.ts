import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { TreeProps } from './tree.tsx';

export const opensByKeys: Play<TreeProps> = async ({ canvasElement, args }) => {
  const tree = within(within(canvasElement).getByRole('tree', { name: 'Categories' }));
  const item = (name: string) => tree.getByRole('treeitem', { name });
  const isRtl = getComputedStyle(canvasElement).direction === 'rtl';
  const [into, out] = isRtl ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
  await userEvent.tab();
  await expect(item('Home & living')).toHaveFocus();
  await userEvent.keyboard(into);
  await expect(item('Home & living')).toHaveAttribute('aria-expanded', 'true');
  await expect(args.onExpandedChange).toHaveBeenLastCalledWith({ expanded: ['home'] });
  await userEvent.keyboard(`${into}{ArrowDown}`);
  await expect(item('Vases')).toHaveFocus();
  await userEvent.keyboard('g');
  await expect(item('Gifts')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect(item('Lamps')).toHaveFocus();
  await userEvent.keyboard(`${out}${out}`);
  await expect(item('Home & living')).toHaveFocus();
  await expect(tree.queryByRole('treeitem', { name: 'Lamps' })).toBeNull();
};

export const opensByPointer: Play<TreeProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const wishes = canvas.getByRole('treeitem', { name: 'Wishes' });
  await userEvent.click(wishes.querySelector('[data-part=toggle]') as Element);
  await expect(canvas.getByRole('treeitem', { name: 'Birthday' })).toBeVisible();
  await expect(args.onSelectedChange).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('treeitem', { name: 'Birthday' }));
  await expect(args.onSelectedChange).toHaveBeenCalledWith({ selected: 'birthday' });
  await expect(canvas.getByRole('treeitem', { name: 'Birthday' })).toHaveAttribute('aria-selected', 'true');
};
