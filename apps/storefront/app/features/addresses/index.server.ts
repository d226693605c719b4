export {
  addressBookAction,
  addressCheckAction,
  addressFormAction,
  loadAddressBook,
  loadAddressForm,
} from './address-book.server.ts';
export { loadAddresses, readAddress } from './addresses.server.ts';
