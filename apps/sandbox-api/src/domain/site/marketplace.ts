import type { Schemas } from '@marketfront/api-client';
import { asc } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { carriers } from '../../db/schema.ts';
import { countries, homeCountry } from '../shared/arrival.ts';
import { memo } from '../shared/memo.ts';
import { readSiteConfig } from './site-config.ts';

/** The operator of the marketplace, and the countries to which its merchants deliver. */
export async function readMarketplace(db: Db): Promise<Schemas['Marketplace']> {
  const [site, names] = await Promise.all([
    readSiteConfig(db),
    memo(db, 'carriers', 10, () =>
      db.select({ name: carriers.name }).from(carriers).orderBy(asc(carriers.id)),
    ),
  ]);
  const { legalName, legalAddress, registration, disputeLink } = site;
  return {
    legalName,
    legalAddress,
    registration,
    disputeLink,
    carriers: names.map(({ name }) => name),
    deliveryCountries: countries,
    deliveryCountry: homeCountry,
  };
}
