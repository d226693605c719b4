import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { SearchBoxProps } from './search-box.tsx';

export const onRemove = fn();

/** Found by `data-part`: its name is in the language of the story, and it is a combobox only once script runs. */
function fieldOf(root: HTMLElement): HTMLInputElement {
  const field = root.querySelector<HTMLInputElement>('[data-part="input"]');
  if (!field) throw new Error('There is no search field.');
  return field;
}

export const showsSuggestions: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(fieldOf(canvasElement));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'canvas tote' })).toBeVisible());
};

export const navigatesSuggestions: Play = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const input = fieldOf(canvasElement);
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  await userEvent.click(input);
  await waitFor(() => expect(canvas.getByText('Recent searches')).toBeVisible());
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(within(canvas.getByRole('search')).getByRole('status')).toHaveTextContent('4 suggestions');
  await step('the arrow keys move through the suggestions while the focus stays in the field', async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('canvas tote');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('Stoneware Table Lamp with Linen Shade');
    await expect(input).toHaveFocus();
  });
  await step('an earlier search is removed by its button, which the arrow keys reach', async () => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(active()?.querySelector('button')).toHaveAccessibleName('Remove table lamp');
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalled();
    await expect(input).toHaveFocus();
  });
  await step('Escape closes them and keeps the text', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByText('Recent searches')).toBeVisible());
  });
};

export const switchesScopeAndClears: Play<SearchBoxProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Search in' }), 'Store');
  await expect(args.onTypeChange).toHaveBeenCalledWith({ type: 'store' });
  const input = fieldOf(canvasElement);
  await userEvent.type(input, 's');
  await expect(args.onInput).toHaveBeenLastCalledWith({ value: 'lamps' });
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(input).toHaveValue('');
  await expect(input).toHaveFocus();
  // The suggestions load lazily and stay open.
  await waitFor(() => expect(canvas.getByRole('link', { name: 'canvas tote' })).toBeVisible());
};

export const keepsControlledValue: Play<SearchBoxProps> = async ({ canvasElement, args }) => {
  const input = fieldOf(canvasElement);
  await userEvent.type(input, 's');
  await expect(args.onInput).toHaveBeenCalledWith({ value: 'lamps' });
  await expect(input).toHaveValue('lamp');
};

export const resetsToInitialTerm: Play = async ({ canvasElement }) => {
  const input = fieldOf(canvasElement);
  await userEvent.type(input, 's');
  canvasElement.querySelector('form')?.reset();
  await waitFor(() => expect(input).toHaveValue('lamp'));
};
