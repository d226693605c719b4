import type { Schemas } from '../wire.ts';
import { rows, text } from './wire-values.ts';

/** The operator of the marketplace, and the countries that its merchants deliver to. */
export interface Marketplace {
  /** The company; null when it is not named. */
  legalName: string | null;
  /** The address of the company. */
  legalAddress: string | null;
  /** The company register and the number in it. */
  registration: string | null;
  /** The http or https address of a dispute resolution body. */
  disputeLink: string | null;
  /** The names of the carriers of parcels. */
  carriers: string[];
  /** ISO 3166-1 alpha-2 codes of the countries that merchants deliver to. */
  deliveryCountries: string[];
  /** The country of deliveries until the shopper chooses one; null without a default. */
  deliveryCountry: string | null;
}

const isCountry = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{2}$/.test(value);

export const marketplaceFromWire = (wire: Schemas['Marketplace']): Marketplace => ({
  legalName: text(wire.legalName),
  legalAddress: text(wire.legalAddress),
  registration: text(wire.registration),
  disputeLink: /^https?:\/\//i.test(wire.disputeLink ?? '') ? text(wire.disputeLink) : null,
  carriers: rows(wire.carriers).flatMap((name) => text(name) ?? []),
  deliveryCountries: [...new Set(rows(wire.deliveryCountries).filter(isCountry))],
  deliveryCountry: isCountry(wire.deliveryCountry) ? wire.deliveryCountry : null,
});
