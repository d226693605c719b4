import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { TabPanelsProps } from './tab-panels.tsx';

const setup = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const rtl = getComputedStyle(canvasElement).direction === 'rtl';
  return {
    canvas,
    tab: (name: string) => canvas.getByRole('tab', { name }),
    next: rtl ? '{ArrowLeft}' : '{ArrowRight}',
    previous: rtl ? '{ArrowRight}' : '{ArrowLeft}',
  };
};

export const keyboardNavigation: Play<TabPanelsProps> = async ({ canvasElement, args, step }) => {
  const { canvas, tab, next, previous } = setup(canvasElement);
  await step('arrow keys open tabs, wrap and include disabled tabs', async () => {
    await userEvent.tab();
    await expect(tab('Details')).toHaveFocus();
    await userEvent.keyboard(next);
    await expect(tab('Delivery')).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'delivery' });
    await expect(canvas.getByRole('tabpanel', { name: 'Delivery' })).toBeVisible();
    await userEvent.keyboard(next);
    await expect(tab('Warranty')).toHaveFocus();
    await expect(tab('Delivery')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(next + next);
    await expect(tab('Details')).toHaveFocus();
    await userEvent.keyboard(previous);
    await expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true');
  });
  await step('Home and End move to the first and last tab', async () => {
    await userEvent.keyboard('{Home}');
    await expect(tab('Details')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true');
  });
  await step('Tab moves into the panel and its content, Shift + Tab back to the open tab', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Reviews' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Write a review' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(tab('Reviews')).toHaveFocus();
  });
};

export const activatesManually: Play = async ({ canvasElement }) => {
  const { tab, next } = setup(canvasElement);
  await userEvent.tab();
  await userEvent.keyboard(next);
  await expect(tab('Delivery')).toHaveFocus();
  await expect(tab('Details')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect(tab('Delivery')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End} ');
  await expect(tab('Reviews')).toHaveAttribute('aria-selected', 'true');
};

export const navigatesVertically: Play = async ({ canvasElement }) => {
  const { tab, previous } = setup(canvasElement);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect(tab('Delivery')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect(tab('Reviews')).toHaveFocus();
  await userEvent.keyboard(previous);
  await expect(tab('Warranty')).toHaveFocus();
};

export const keepsControlledValue: Play<TabPanelsProps> = async ({ canvasElement, args }) => {
  const { tab } = setup(canvasElement);
  await userEvent.click(tab('Reviews'));
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'reviews' });
  await expect(tab('Delivery')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(tab('Warranty'));
  await expect(args.onChange).toHaveBeenCalledTimes(1);
};
