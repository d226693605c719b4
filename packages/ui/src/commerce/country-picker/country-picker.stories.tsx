import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../primitives/layout/layout.tsx';
import { CountryPicker } from './country-picker.tsx';
import { PhoneField } from './phone-field.tsx';

const meta = {
  component: CountryPicker,
  args: { label: 'Country or region', name: 'country', defaultValue: 'LA', onChange: fn() },
} satisfies Meta<typeof CountryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Country: Story = {};
export const Phone: Story = {
  render: () => (
    <Stack>
      <PhoneField name="phone" required defaultCountry="LA" />
      <PhoneField name="phone2" error="Please fill in the phone number" />
    </Stack>
  ),
};

export const Searches: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Country or region' });
    select.focus();
    await userEvent.keyboard('{ArrowDown}');
    const search = await canvas.findByRole('combobox', { name: 'Search country or code' });
    await waitFor(() => expect(search).toHaveFocus());
    const list = () => within(canvas.getByRole('listbox', { name: 'Country or region' }));
    await step('by accentless name', async () => {
      await userEvent.type(search, 'cote d');
      await expect(await list().findByRole('option', { name: /Côte d’Ivoire/ })).toBeVisible();
    });
    await step('by own name, code and calling code', async () => {
      for (const query of ['ไทย', '+66', 'TH']) {
        await userEvent.clear(search);
        await userEvent.type(search, query);
        await expect((await list().findAllByRole('option'))[0]).toHaveTextContent('Thailand');
      }
    });
    await step('a word that is nowhere', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'atlantis');
      await expect(canvas.getByText('No country matches “atlantis”')).toBeVisible();
    });
    await step('chosen by key', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'thai{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith({ country: 'TH', dialCode: '66' });
      await expect(select).toHaveValue('TH');
      await waitFor(() => expect(select).toHaveFocus());
    });
  },
};
