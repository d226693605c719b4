import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountryPicker } from '../country-picker/country-picker.tsx';
import { PhoneField } from '../country-picker/phone-field.tsx';
import { AddressFormFields } from './address-form.tsx';

const meta = {
  component: AddressFormFields,
  args: {
    countryCode: 'LA',
    country: (
      <CountryPicker id="address-country" name="country" label="Country or region" defaultValue="LA" />
    ),
    phone: <PhoneField id="address-phone" name="phone" defaultCountry="LA" />,
    makeDefault: true,
  },
} satisfies Meta<typeof AddressFormFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Laos: Story = {};
export const HongKong: Story = { args: { countryCode: 'HK' } };
export const Japan: Story = { args: { countryCode: 'JP' } };
export const WithErrors: Story = {
  args: { errors: { name: 'Please fill in the name', postCode: 'Please fill in the post code' } },
};
