export {
  addressBookAction,
  addressFormAction,
  loadAddressBook,
  loadAddressForm,
} from './address-book.server.ts';
export { loadAddresses, readAddress } from './addresses.server.ts';
export { addressResources } from './resources.server.ts';
