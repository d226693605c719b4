import type { Schemas, WireBody } from '../wire.ts';
import { text } from './wire-values.ts';

export interface AddressInput {
  name: string;
  email?: string | null | undefined;
  country?: string | null | undefined;
  detail: string;
  postCode?: string | null | undefined;
  /** Dial code with its plus, "+44". */
  countryCode?: string | null | undefined;
  phone?: string | null | undefined;
  isDefault?: boolean | undefined;
  authenticationType?: string | null | undefined;
}

export interface Address {
  id: number;
  name: string;
  email: string | null;
  country: string | null;
  detail: string;
  postCode: string | null;
  countryCode: string | null;
  phone: string | null;
  isDefault: boolean;
  authenticationType: string | null;
}

export interface IpLocation {
  country: string | null;
  countryName: string | null;
  dialCode: string | null;
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
