import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { CountryPickerProps } from './country-picker.tsx';

export const onPhoneSubmit = fn();

const openPicker = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const select = canvas.getByRole('combobox', { name: 'Country or region' });
  select.focus();
  await userEvent.keyboard('{ArrowDown}');
  const search = await canvas.findByRole('combobox', { name: 'Search country or code' });
  await waitFor(() => expect(search).toHaveFocus());
  return { canvas, select, search };
};

export const listsCountries: Play = async ({ canvasElement }) => {
  const { canvas } = await openPicker(canvasElement);
  const list = within(canvas.getByRole('listbox', { name: 'Country or region' }));
  await waitFor(() => {
    const chosen = list.getAllByRole('option').find((option) => option.ariaSelected === 'true');
    const { left = 0, top = 0, height = 0 } = chosen?.getBoundingClientRect() ?? {};
    return expect(chosen?.contains(document.elementFromPoint(left + 16, top + height / 2))).toBe(true);
  });
};

export const searchesByNameAndCode: Play<CountryPickerProps> = async ({ canvasElement, args, step }) => {
  const { canvas, select, search } = await openPicker(canvasElement);
  const list = () => within(canvas.getByRole('listbox', { name: 'Country or region' }));
  await step('lists about 240 countries in 378 px', async () => {
    const box = canvas.getByRole('listbox', { name: 'Country or region' });
    await expect(box.getBoundingClientRect().height).toBe(378);
    const [first] = within(box).getAllByRole('option');
    await expect(Number(first?.getAttribute('aria-setsize'))).toBeGreaterThan(235);
    await expect(first?.querySelector('svg')).toBeInTheDocument();
  });
  await step('ranks Great Britain before its islands', async () => {
    for (const query of ['+44', '44', '0044']) {
      await userEvent.clear(search);
      await userEvent.type(search, query);
      const options = await list().findAllByRole('option');
      await expect(options[0]).toHaveTextContent('+44');
      await expect(options.some((option) => option.textContent?.includes('United Kingdom'))).toBe(true);
    }
  });
  await step('finds a name without its accents', async () => {
    await userEvent.clear(search);
    await userEvent.type(search, 'cote d');
    await waitFor(() => expect(list().getByRole('option', { name: /Côte d’Ivoire/ })).toBeVisible());
  });
  await step('finds by local name, code and calling code', async () => {
    for (const query of ['ไทย', '+66', '66', '0066', 'TH']) {
      await userEvent.clear(search);
      await userEvent.type(search, query);
      await expect((await list().findAllByRole('option'))[0]).toHaveTextContent('Thailand');
    }
  });
  await step('reports when nothing matches', async () => {
    await userEvent.clear(search);
    await userEvent.type(search, 'atlantis');
    await waitFor(() => expect(canvas.getByText('No country matches “atlantis”')).toBeVisible());
  });
  await step('selects by keyboard', async () => {
    await userEvent.clear(search);
    await userEvent.type(search, 'thai{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ country: 'TH', dialCode: '66' });
    await expect(select).toHaveValue('TH');
    await waitFor(() => expect(select).toHaveFocus());
  });
};

export const keyboardNavigation: Play = async ({ canvasElement }) => {
  const { canvas, select, search } = await openPicker(canvasElement);
  const active = () => search.getAttribute('aria-activedescendant');
  const first = active();
  await userEvent.keyboard('{ArrowDown}');
  await expect(active()).not.toBe(first);
  await userEvent.keyboard('{ArrowUp}');
  await expect(active()).toBe(first);
  await userEvent.keyboard('{PageDown}');
  await expect(active()).not.toBe(first);
  await userEvent.keyboard('{PageUp}');
  await expect(active()).toBe(first);
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('listbox')).toBeNull();
  await expect(select).toHaveFocus();
};

export const formatsPhoneWhileTyping: Play = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const phone = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
  await userEvent.click(phone);
  await userEvent.type(phone, '213');
  // The formatting rules load on focus.
  await waitFor(() => expect(phone).toHaveValue('(213)'), { timeout: 10_000 });
  await step('groups digits while typing', async () => {
    await userEvent.type(phone, '3734253');
    await expect(phone).toHaveValue('(213) 373-4253');
  });
  await step('keeps the caret at its digit', async () => {
    phone.setSelectionRange(3, 3);
    await userEvent.keyboard('9');
    await expect(phone).toHaveValue('21933734253');
    await expect(phone.selectionStart).toBe(3);
    await userEvent.keyboard('{Backspace}');
    await expect(phone).toHaveValue('(213) 373-4253');
    await expect(phone.selectionStart).toBe(3);
  });
  await step('Backspace next to a separator deletes the digit', async () => {
    phone.setSelectionRange(10, 10);
    await userEvent.keyboard('{Backspace}');
    await expect(phone).toHaveValue('(213) 374-253');
    await expect(phone.selectionStart).toBe(8);
    await userEvent.keyboard('3');
    await expect(phone).toHaveValue('(213) 373-4253');
  });
  await step('another country uses other groups', async () => {
    const country = canvas.getByRole('combobox', { name: 'Country code' });
    await userEvent.selectOptions(country, 'FR');
    await userEvent.clear(phone);
    await userEvent.type(phone, '0612345678');
    await expect(phone).toHaveValue('06 12 34 56 78');
  });
  await step('the form submits digits only', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onPhoneSubmit).toHaveBeenCalledWith({ country: 'FR', phone: '0612345678' });
  });
};

export const resetsWithForm: Play = async ({ canvasElement }) => {
  const { canvas, select, search } = await openPicker(canvasElement);
  await userEvent.type(search, 'thai{Enter}');
  await expect(select).toHaveValue('TH');
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(select).toHaveValue('LA'));
};

/** After a reset the form sends the default values, also of untouched fields. */
export const submitsDefaultsAfterReset: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Form' });
  const submitted = () => Object.fromEntries(new FormData(form));
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(submitted()).toMatchObject({ country: 'LA', phoneCountry: 'TH' }));
};

/**
 * After a click React renders between the `reset` event and the moment when the browser empties the fields: the number
 * that is still there must not select its country again. Dispatching only the event simulates that moment.
 */
export const resetsAnInternationalNumber: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const phone = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
  const country = canvas.getByRole('combobox', { name: 'Country code' });
  await userEvent.click(phone);
  await userEvent.paste('+44 7400 123456');
  await waitFor(() => expect(country).toHaveValue('GB'));
  await userEvent.clear(phone);
  await userEvent.type(phone, '+49 30 23125001');
  await fireEvent.reset(canvas.getByRole('form', { name: 'Form' }));
  await waitFor(() => expect(country).toHaveValue('TH'));
  await expect(phone).toHaveValue('+49 30 23125001');
};

export const takesTheCountryOfAPastedNumber: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const phone = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
  const country = canvas.getByRole('combobox', { name: 'Country code' });
  await userEvent.click(phone);
  await userEvent.paste('+44 7400 123456');
  await waitFor(() => expect(country).toHaveValue('GB'));
  await waitFor(() => expect(phone.value.replaceAll(' ', '')).toBe('7400123456'));
  await userEvent.clear(phone);
  await userEvent.paste('+856 20 22 345 678');
  await waitFor(() => expect(country).toHaveValue('LA'));
  await waitFor(() => expect(phone.value.replaceAll(' ', '')).toBe('2022345678'));
};
