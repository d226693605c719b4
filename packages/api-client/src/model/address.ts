import type { Schemas, WireBody } from '../wire.ts';
import { text } from './wire-values.ts';

export interface AddressInput {
  /** The name of the person who receives the parcel. */
  name: string;
  /** The e-mail address for news about the parcel. */
  email?: string | null | undefined;
  /** ISO 3166-1 alpha-2 code, "GB". */
  country?: string | null | undefined;
  /** Street, number, city and region as one text. */
  detail: string;
  /** The postal code; not every country has one. */
  postCode?: string | null | undefined;
  /** Dial code with its plus, "+44". */
  countryCode?: string | null | undefined;
  /** The phone number without its dial code. */
  phone?: string | null | undefined;
  /** Whether this address is preselected in checkouts. */
  isDefault?: boolean | undefined;
  /** The way in which the server verified the person; passed through. */
  authenticationType?: string | null | undefined;
}

export interface Address {
  /** The id, as orders expect it. */
  id: number;
  /** The name of the person who receives the parcel. */
  name: string;
  /** The e-mail address; masked if the server masks it. */
  email: string | null;
  /** ISO 3166-1 alpha-2 code, "GB". */
  country: string | null;
  /** Street, number, city and region as one text. */
  detail: string;
  /** The postal code; not every country has one. */
  postCode: string | null;
  /** The dial code with its plus, "+44". */
  countryCode: string | null;
  /** The phone number without its dial code; masked if the server masks it. */
  phone: string | null;
  /** Whether this address is preselected in checkouts. */
  isDefault: boolean;
  /** The way in which the server verified the person; passed through. */
  authenticationType: string | null;
}

export interface IpLocation {
  /** ISO 3166-1 alpha-2 code; null when the address is unknown. */
  country: string | null;
  /** The name of the country, in the language of the request. */
  countryName: string | null;
  /** The dial code with its plus. */
  dialCode: string | null;
  /** The city; null when it is unknown. */
  city: string | null;
}

export function addressFromWire(wire: Schemas['Address']): Address {
  return {
    id: wire.id,
    name: wire.realName,
    email: text(wire.email),
    country: text(wire.country),
    detail: wire.detail,
    postCode: wire.postCode === null || wire.postCode === undefined ? null : text(String(wire.postCode)),
    countryCode: text(wire.countryCode),
    phone: text(wire.phone),
    isDefault: wire.isDefault === true,
    authenticationType: text(wire.authenticationType),
  };
}

export function addressToWire(input: AddressInput, id?: number): WireBody<'saveAddress'> {
  return {
    ...(id === undefined ? {} : { id }),
    realName: input.name,
    email: input.email ?? '',
    country: input.country ?? '',
    detail: input.detail,
    postCode: input.postCode ?? null,
    countryCode: input.countryCode ?? null,
    phone: input.phone ?? null,
    isDefault: input.isDefault ?? false,
    ...(input.authenticationType ? { authenticationType: input.authenticationType } : {}),
  };
}

export function ipLocationFromWire(wire: Schemas['IpInfo'] | null): IpLocation {
  return {
    country: text(wire?.country_code),
    countryName: text(wire?.country_name),
    dialCode: text(wire?.country_calling_code),
    city: text(wire?.city),
  };
}
