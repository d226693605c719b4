import { addressFromWire, addressToWire, type AddressInput, ipLocationFromWire } from '../model/address.ts';
import { pageFromWire, rows } from '../model/wire-values.ts';
import {
  type AreaTools,
  type CallOptions,
  type MutationOptions,
  type Paging,
  pagingToWire,
  toVoid,
} from './area.ts';

export const addressesArea = ({ call }: AreaTools) => ({
  list: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listAddresses',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, addressFromWire),
      options,
    ),
  /** Lists all addresses, the default one first. */
  all: (options?: CallOptions) =>
    call('listAllAddresses', {}, (data) => rows(data).map(addressFromWire), options),
  get: (id: number, options?: CallOptions) =>
    call('getAddress', { path: { id } }, (data) => (data ? addressFromWire(data) : null), options),
  default: (options?: CallOptions) =>
    call('getDefaultAddress', {}, (data) => (data ? addressFromWire(data) : null), options),
  add: (input: AddressInput, options?: MutationOptions) =>
    call('saveAddress', { body: addressToWire(input) }, addressFromWire, options),
  update: (id: number, input: AddressInput, options?: CallOptions) =>
    call('saveAddress', { body: addressToWire(input, id) }, addressFromWire, options),
  remove: (id: number, options?: CallOptions) => call('deleteAddress', { body: { id } }, toVoid, options),
  setDefault: (id: number, options?: CallOptions) =>
    call('setDefaultAddress', { body: { id } }, toVoid, options),
  locate: (options?: CallOptions) => call('locateByIp', {}, ipLocationFromWire, options),
});
