export { AddressBookPage } from './address-book-page.tsx';
export { AddressFormPage } from './address-form-page.tsx';
export { NewAddress } from './new-address.tsx';
export { AddressFields } from './address-fields.tsx';
export { fieldsOf } from './address-values.ts';
export { addressDraft, keepAddress } from './address-draft.ts';
