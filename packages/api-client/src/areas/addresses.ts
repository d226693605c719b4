import * as operations from '../generated/operations.ts';
import { addressFromWire, addressToWire, type AddressInput, ipLocationFromWire } from '../model/address.ts';
import { pageFromWire, rows } from '../model/wire-values.ts';
import {
  type ApiConnection,
  type CallOptions,
  type MutationOptions,
  type Paging,
  pagingToWire,
  toVoid,
} from './area.ts';

export const addressesArea = ({ call }: ApiConnection) => ({
  /** Lists addresses by page. */
  list: (query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listAddresses,
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, addressFromWire),
      options,
    ),
  /** Lists all addresses, the default one first. */
  all: (options?: CallOptions) =>
    call(operations.listAllAddresses, {}, (data) => rows(data).map(addressFromWire), options),
  /** Loads an address; null when it does not exist or is somebody else's. */
  get: (id: number, options?: CallOptions) =>
    call(operations.getAddress, { path: { id } }, (data) => (data ? addressFromWire(data) : null), options),
  /** Loads the address that is preselected in checkouts; null without one. */
  default: (options?: CallOptions) =>
    call(operations.getDefaultAddress, {}, (data) => (data ? addressFromWire(data) : null), options),
  /** Adds an address. */
  add: (input: AddressInput, options?: MutationOptions) =>
    call(operations.saveAddress, { body: addressToWire(input) }, addressFromWire, options),
  /** Changes an address. */
  update: (id: number, input: AddressInput, options?: CallOptions) =>
    call(operations.saveAddress, { body: addressToWire(input, id) }, addressFromWire, options),
  /** Deletes an address. */
  remove: (id: number, options?: CallOptions) =>
    call(operations.deleteAddress, { body: { id } }, toVoid, options),
  /** Makes an address the one that is preselected in checkouts. */
  setDefault: (id: number, options?: CallOptions) =>
    call(operations.setDefaultAddress, { body: { id } }, toVoid, options),
  /** Guesses the country from the IP address of the request. */
  locate: (options?: CallOptions) => call(operations.locateByIp, {}, ipLocationFromWire, options),
});
