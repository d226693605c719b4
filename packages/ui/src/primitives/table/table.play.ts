import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type TableProps } from './table.tsx';
import type { Play } from '../../testing/play.ts';
import { type Order } from './table.fixtures.tsx';

export const exposesTableRoles: Play = async ({ canvasElement }) => {
  const table = within(canvasElement).getByRole('table', { name: 'Your orders' });
  await expect(within(table).getAllByRole('columnheader').length).toBeGreaterThan(0);
  await expect(within(table).getByRole('rowheader', { name: 'PT1003' })).toBeVisible();
  await expect(within(table).getAllByRole('row')).toHaveLength(4);
};

export const sortsByHeader: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const header = canvas.getByRole('columnheader', { name: 'Items' });
  const first = () => canvas.getAllByRole('rowheader')[0];
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(first()).toHaveTextContent('PT1002');
  within(header).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(first()).toHaveTextContent('PT1003');
  await userEvent.keyboard(' ');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
};

export const sortsByLink: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  await expect(canvas.getByRole('link', { name: 'Date' })).toHaveAttribute('href', '#sort=date-ascending');
  await expect(canvas.getByRole('link', { name: 'Total' })).toHaveAttribute('href', '#sort=total-ascending');
};

export const selectsRows: Play<TableProps<Order>> = async ({ canvasElement, args }) => {
  const boxes = within(canvasElement).getAllByRole<HTMLInputElement>('checkbox');
  const [all, first, second] = boxes;
  if (!all || !first || !second) throw new Error('Expected three checkboxes');
  await waitFor(() => expect(all).toBePartiallyChecked());
  await expect(second).toBeChecked();
  first.focus();
  await userEvent.keyboard(' ');
  await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: ['PT1002', 'PT1001'] });
  await userEvent.click(all);
  await waitFor(() => expect(boxes.every((box) => box.checked)).toBe(true));
  await userEvent.click(all);
  await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ selected: [] });
};

export const focusesScrollRegion: Play = async ({ canvasElement }) => {
  const region = await within(canvasElement).findByRole('region', { name: 'Your orders' });
  await userEvent.tab();
  await expect(region).toHaveFocus();
};

export const keepsHeaderVisible: Play = async ({ canvasElement }) => {
  const region = await within(canvasElement).findByRole('region', { name: 'Your orders' });
  region.scrollTop = 400;
  const header = within(region).getByRole('columnheader', { name: 'Order' });
  await waitFor(() =>
    expect(Math.round(header.getBoundingClientRect().top - region.getBoundingClientRect().top)).toBe(0),
  );
  region.scrollTop = 0;
};

export const filtersByColumn: Play = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const orders = () => canvas.getAllByRole('rowheader').map((header) => header.textContent);
  await step('a value of the column leaves the rows that have it', async () => {
    canvas.getByRole('button', { name: 'Filter: State' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'To pay' }));
    await expect(orders()).toEqual(['PT1002']);
  });
  await step('the button tells that there is a filter', async () => {
    await userEvent.keyboard('{Escape}');
    const button = await canvas.findByRole('button', { name: 'Filter: State, 1 chosen' });
    await waitFor(() => expect(button).toHaveFocus());
  });
  await step('it can be cleared', async () => {
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the filter' }));
    await expect(orders()).toHaveLength(3);
  });
};
