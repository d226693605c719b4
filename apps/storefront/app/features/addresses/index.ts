export { AddressBookPage } from './address-book-page.tsx';
export { AddressFormPage } from './address-form-page.tsx';
export { NewAddress } from './new-address.tsx';
