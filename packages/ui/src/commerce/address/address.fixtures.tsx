import { CountryPicker } from '../country-picker/country-picker.tsx';
import { PhoneField } from '../country-picker/phone-field.tsx';

export const inCountry = (code: string) => ({
  countryCode: code,
  country: (
    <CountryPicker id="address-country" name="country" label="Country or region" defaultValue={code} />
  ),
  phone: <PhoneField id="address-phone" name="phone" defaultCountry={code} />,
});
