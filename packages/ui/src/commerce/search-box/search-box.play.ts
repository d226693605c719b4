import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { SearchBoxProps } from './search-box.tsx';

export const onRemove = fn();

export const showsSuggestions: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('searchbox'));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'canvas tote' })).toBeVisible());
};

export const navigatesSuggestions: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const input = canvas.getByRole('searchbox', { name: 'Search' });
  await userEvent.click(input);
  await expect(await canvas.findByText('Recent searches')).toBeVisible();
  await expect(within(canvas.getByRole('search')).getByRole('status')).toHaveTextContent('4 suggestions');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(canvas.getByRole('link', { name: 'canvas tote' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByRole('link', { name: 'table lamp' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove table lamp' }));
  await expect(onRemove).toHaveBeenCalled();
  await userEvent.click(input);
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByText('Recent searches')).toBeNull();
  await expect(input).toHaveFocus();
};

export const switchesScopeAndClears: Play<SearchBoxProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Search in' }), 'Store');
  await expect(args.onTypeChange).toHaveBeenCalledWith({ type: 'store' });
  const input = canvas.getByRole('searchbox');
  await userEvent.type(input, 's');
  await expect(args.onInput).toHaveBeenLastCalledWith({ value: 'lamps' });
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(input).toHaveValue('');
  await expect(input).toHaveFocus();
  // The suggestions load lazily and stay open.
  await expect(await canvas.findByRole('link', { name: 'canvas tote' })).toBeVisible();
};

export const keepsControlledValue: Play<SearchBoxProps> = async ({ canvasElement, args }) => {
  const input = within(canvasElement).getByRole('searchbox');
  await userEvent.type(input, 's');
  await expect(args.onInput).toHaveBeenCalledWith({ value: 'lamps' });
  await expect(input).toHaveValue('lamp');
};

export const resetsToInitialTerm: Play = async ({ canvasElement }) => {
  const input = within(canvasElement).getByRole('searchbox');
  await userEvent.type(input, 's');
  canvasElement.querySelector('form')?.reset();
  await waitFor(() => expect(input).toHaveValue('lamp'));
};
