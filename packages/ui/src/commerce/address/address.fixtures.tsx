import { fn } from 'storybook/test';
import { CountryPicker } from '../country-picker/country-picker.tsx';
import { PhoneField } from '../country-picker/phone-field.tsx';

export const inCountry = (code: string) => ({
  countryCode: code,
  country: (
    <CountryPicker id="address-country" name="country" label="Country or region" defaultValue={code} />
  ),
  phone: <PhoneField id="address-phone" name="phone" defaultCountry={code} />,
});

export const card = {
  name: 'Bouavanh Phommachanh',
  phone: '+856 20 5555 1234',
  lines: ['Rue Setthathirath 14', 'Vientiane, Laos'],
  email: 'bouavanh@example.com',
};

export const chosen = fn();
