import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type ComboboxSingleProps } from './combobox.tsx';
import type { Play } from '../../testing/play.ts';

export const onMultipleChange = fn();

const setup = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const form = canvas.getByRole<HTMLFormElement>('form');
  return {
    canvas,
    input: canvas.getByRole<HTMLInputElement>('combobox'),
    submitted: () => new FormData(form).getAll('city'),
    options: () => canvas.queryAllByRole('option').map((option) => option.textContent),
    active: () => {
      const id = canvas.getByRole('combobox').getAttribute('aria-activedescendant');
      return id === null ? null : document.getElementById(id)?.textContent;
    },
  };
};

export const opensOnClick: Play = async ({ canvasElement }) => {
  const { canvas, input } = setup(canvasElement);
  await userEvent.type(input, 'v');
  // Named by the label, not by the typed text.
  const [label] = canvasElement.querySelectorAll('label');
  await expect(canvas.getByRole('listbox')).toHaveAccessibleName(label?.textContent ?? '');
};

export const labelsGroups: Play = async ({ canvasElement }) => {
  const { canvas, input } = setup(canvasElement);
  await userEvent.click(input);
  const france = await canvas.findByRole('group', { name: 'France' });
  await expect(within(france).getAllByRole('option')).toHaveLength(2);
};

export const showsNoMatchesMessage: Play = async ({ canvasElement, globals }) => {
  const { canvas, input, options } = setup(canvasElement);
  await userEvent.type(input, 'atlantis');
  await expect(options()).toEqual([]);
  if (globals['locale'] === 'en') {
    await waitFor(() => expect(canvas.getByText('Nothing matches “atlantis”')).toBeVisible());
  }
};

export const limitsRenderedOptions: Play = async ({ canvasElement }) => {
  const { canvas, input, options } = setup(canvasElement);
  await userEvent.click(input);
  await waitFor(() => expect(options().length).toBeLessThan(40));
  const [first] = canvas.getAllByRole('option');
  await expect(first).toHaveAttribute('aria-setsize', '1000');
  await expect(first).toHaveAttribute('aria-posinset', '1');
  // The last option can be reached, is rendered and visible.
  await userEvent.keyboard('{ArrowUp}');
  const last = await canvas.findByRole('option', { name: 'Brand 1000' });
  await expect(input).toHaveAttribute('aria-activedescendant', last.id);
  await waitFor(() => expect(canvas.getByRole('option', { name: 'Brand 999' })).toBeVisible());
  await userEvent.type(input, 'brand 77');
  await expect(options().length).toBeLessThan(100);
  await userEvent.keyboard('{Enter}');
  await expect(input).toHaveValue('Brand 77');
};

export const keyboardNavigation: Play<ComboboxSingleProps> = async ({ canvasElement, args, step }) => {
  const { canvas, input, submitted, options, active } = setup(canvasElement);
  await step('typing filters without regard to accents, Enter selects', async () => {
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('orleans');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(options()).toEqual(['OrléansFrance']);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Orléans');
    await expect(submitted()).toEqual(['ORL']);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'ORL' });
  });
  await step('Arrow down opens the list at the selected option and wraps', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toContain('Orléans');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toContain('Vientiane');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toContain('Clermont');
  });
  await step('a disabled option cannot be selected', async () => {
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toContain('Chiang Mai');
    await userEvent.keyboard('{Enter}');
    await expect(submitted()).toEqual(['ORL']);
  });
  await step('Page keys move by ten options, Home moves the caret', async () => {
    await userEvent.keyboard('{PageDown}');
    await expect(active()).toContain('Orléans');
    await userEvent.keyboard('{PageUp}');
    await expect(active()).toContain('Vientiane');
    await userEvent.keyboard('{Home}');
    await expect(active()).toBeNull();
  });
  await step('Escape closes the list, pressed again clears the text', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('Orléans');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(submitted()).toEqual([]);
  });
  await step('Alt + arrow keys open and close the list', async () => {
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(canvas.getByRole('listbox', { name: 'City' })).toBeInTheDocument();
    await expect(active()).toBeNull();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  });
  await step('blur keeps text that matches an option and discards other text', async () => {
    await userEvent.keyboard('vientiane');
    await userEvent.tab();
    await expect(submitted()).toEqual(['VTE']);
    await userEvent.clear(input);
    await userEvent.type(input, 'nowhere');
    await userEvent.tab();
    await expect(input).toHaveValue('Vientiane');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(submitted()).toEqual([]);
  });
};

export const selectsAndClearsByPointer: Play = async ({ canvasElement }) => {
  const { canvas, input, submitted } = setup(canvasElement);
  await userEvent.click(input);
  await userEvent.click(await canvas.findByRole('option', { name: /Bangkok/ }));
  await expect(input).toHaveValue('Bangkok');
  await expect(input).toHaveFocus();
  await expect(submitted()).toEqual(['BKK']);
  await expect(canvas.queryByRole('option')).toBeNull();
  const clear = canvasElement.querySelector<HTMLElement>('[data-part="clear"]');
  if (!clear) throw new Error('Expected a clear button');
  await userEvent.click(clear);
  await expect(submitted()).toEqual([]);
  const toggle = canvasElement.querySelector<HTMLElement>('[data-part="toggle"]');
  if (!toggle) throw new Error('Expected a toggle button');
  await userEvent.click(toggle);
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(toggle);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
};

export const acceptsCustomValues: Play = async ({ canvasElement }) => {
  const { input, submitted, active } = setup(canvasElement);
  await userEvent.type(input, 'Pakse');
  await expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  await expect(active()).toContain('Pakse');
  await userEvent.keyboard('{Enter}');
  await expect(submitted()).toEqual(['Pakse']);
  await userEvent.clear(input);
  await userEvent.type(input, 'Savannakhet');
  await userEvent.tab();
  await expect(submitted()).toEqual(['Savannakhet']);
};

export const addsAndRemovesValues: Play = async ({ canvasElement }) => {
  const { canvas, input, submitted } = setup(canvasElement);
  await expect(submitted()).toEqual(['VTE', 'BKK']);
  await userEvent.type(input, 'barc{Enter}');
  await expect(submitted()).toEqual(['VTE', 'BKK', 'BCN']);
  await expect(onMultipleChange).toHaveBeenLastCalledWith({ value: ['VTE', 'BKK', 'BCN'] });
  await expect(input).toHaveValue('');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}{Backspace}{Backspace}');
  await expect(submitted()).toEqual(['VTE']);
  await userEvent.click(canvas.getByRole('button', { name: /Vientiane/ }));
  await expect(submitted()).toEqual([]);
  await expect(input).toHaveFocus();
};

export const loadsOptionsFromServer: Play = async ({ canvasElement }) => {
  const { input, submitted, options } = setup(canvasElement);
  await userEvent.type(input, 'ba');
  await waitFor(() => expect(options()).toEqual(['BangkokThailand', 'BarcelonaSpain']));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(submitted()).toEqual(['BCN']);
  // The next response no longer contains the option; its label stays.
  await waitFor(() => expect(input).toHaveValue('Barcelona'));
};

export const followsControlledValue: Play = async ({ canvasElement }) => {
  const { canvas, input } = setup(canvasElement);
  await expect(input).toHaveValue('Bangkok');
  await userEvent.click(canvas.getByRole('button', { name: 'Home' }));
  await expect(input).toHaveValue('Vientiane');
};

export const resetsWithForm: Play = async ({ canvasElement }) => {
  const { canvas, input, submitted } = setup(canvasElement);
  await userEvent.clear(input);
  await userEvent.type(input, 'vien{Enter}');
  await expect(submitted()).toEqual(['VTE']);
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(input).toHaveValue('Bangkok'));
  await expect(submitted()).toEqual(['BKK']);
};
