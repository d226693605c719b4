import type { Schemas } from '../wire.ts';
import { rows, text } from './wire-values.ts';

/** Who runs the marketplace, and where its merchants deliver. */
export interface Marketplace {
  /** The company; null when it is not named. */
  legalName: string | null;
  /** Where the company is. */
  legalAddress: string | null;
  /** The register and the number in it. */
  registration: string | null;
  /** A page of a body that settles disputes: http or https. */
  disputeLink: string | null;
  /** Names of those who carry parcels. */
  carriers: string[];
  /** ISO 3166-1 alpha-2 codes of the countries that merchants deliver to. */
  deliveryCountries: string[];
  /** The country of a delivery while the shopper has named none; null without one. */
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
