export { countries, countryOfDialCode, dialCodeOf, type Country } from './countries.ts';
export { CountryPicker, type CountryPickerProps } from './country-picker.tsx';
export { countrySelectKinds, type CountrySelectKind } from './country-select.tsx';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
