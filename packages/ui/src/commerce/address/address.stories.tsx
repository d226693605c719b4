import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../../primitives/layout/layout.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { CountryPicker } from '../country-picker/country-picker.tsx';
import { PhoneField } from '../country-picker/phone-field.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressFormFields } from './address-form.tsx';

const inCountry = (code: string) => ({
  countryCode: code,
  country: (
    <CountryPicker id="address-country" name="country" label="Country or region" defaultValue={code} />
  ),
  phone: <PhoneField id="address-phone" name="phone" defaultCountry={code} />,
});

const meta = {
  component: AddressFormFields,
  title: 'commerce/Address',
  subcomponents: { AddressCard },
  args: {
    ...inCountry('LA'),
    makeDefault: true,
  },
  parameters: {
    guide: {
      use: 'AddressFormFields asks for an address the way its country writes it; AddressCard shows one, or offers it among several.',
      do: [
        'Put the fields into a form of your own.',
        'Give countryCode whenever the country changes: order and fields follow.',
      ],
      dont: [
        'Do not ask for a region or a post code where a country has none.',
        'Do not split a name into first and last.',
      ],
      keys: { 'Arrow up and down': 'Among cards of one name: choose the next or the one before' },
      parts: {
        field: 'One field of the form',
        head: 'Name, phone and mark of a card',
        radio: 'The native radio of a card',
        actions: 'Edit, delete, make default',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof AddressFormFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Laos: Story = {};
export const HongKong: Story = {
  args: inCountry('HK'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText(/post code/i)).toBeNull();
  },
};
export const Japan: Story = { args: inCountry('JP') };
export const Filled: Story = {
  args: {
    values: {
      name: 'Bouavanh Phommachanh',
      address: 'Rue Setthathirath 14',
      city: 'Vientiane',
      postCode: '01000',
    },
  },
};
export const OnlyAFew: Story = { args: { fields: ['name', 'address', 'city'], makeDefault: undefined } };
export const WithErrors: Story = {
  args: { errors: { name: 'Please fill in the name', postCode: 'Please fill in the post code' } },
};

const card = {
  name: 'Bouavanh Phommachanh',
  phone: '+856 20 5555 1234',
  lines: ['Rue Setthathirath 14', 'Vientiane, Laos'],
  email: 'bouavanh@example.com',
};
export const Card: Story = { render: () => <AddressCard {...card} /> };
export const CardWithActions: Story = {
  render: () => <AddressCard {...card} isDefault actions={<Link href="#edit">Edit</Link>} />,
};
export const CardLong: Story = {
  render: () => (
    <AddressCard
      name="Wolfgang Amadeus von und zu Hohenlohe-Waldenburg-Schillingsfürst"
      lines={['Grünwalder-Forstenrieder-Straße 128, Hinterhaus, dritter Stock links', 'Deutschland']}
    />
  ),
};

const chosen = fn();
export const CardsToChooseFrom: Story = {
  render: () => (
    <Stack>
      <AddressCard
        {...card}
        radio={{ name: 'address', value: '1', defaultChecked: true, onChange: chosen }}
      />
      <AddressCard
        name="Office"
        lines={['Lane Xang Avenue 3', 'Vientiane, Laos']}
        radio={{ name: 'address', value: '2', onChange: chosen }}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Office'));
    await expect(chosen).toHaveBeenLastCalledWith({ value: '2' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Bouavanh/ })).toBeChecked();
  },
};
