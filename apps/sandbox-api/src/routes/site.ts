import * as v from 'valibot';
import { payCurrency } from '../domain/shared/currency.ts';
import { toLanguage } from '../domain/shared/language.ts';
import { readMarketplace } from '../domain/site/marketplace.ts';
import { readSiteConfig } from '../domain/site/site-config.ts';
import {
  listLanguages,
  listPageTexts,
  readBottomNavigation,
  readHome,
  readIndex,
} from '../domain/site/site.ts';
import { text } from '../input.ts';
import { anyone, scopeOf } from '../operation.ts';
import type { Operations } from './operations.ts';

const stateQuery = v.object({ state: v.optional(v.picklist(['0', '1'], 'must be 0 or 1')) });

const textQuery = v.object({ languageCode: text(20), type: v.optional(v.string()), url: text(100) });

export const siteOperations = {
  getHome: anyone({}, (call) => readHome(scopeOf(call))),

  getSite: anyone({}, (call) => readIndex(scopeOf(call))),

  getMarketplace: anyone({}, ({ db }) => readMarketplace(db)),

  getCurrency: anyone({}, () => payCurrency),

  getColorConfig: anyone({}, async ({ db }) => ({
    id: 1,
    name: 'change_color_config',
    title: 'Theme colour',
    value: (await readSiteConfig(db)).themeColor,
  })),

  getImageDomain: anyone({}, ({ services }) => services.config.origin),

  getBottomNavigation: anyone({}, (call) => readBottomNavigation(scopeOf(call))),

  listLanguages: anyone({ query: stateQuery }, ({ db, query }) =>
    listLanguages(db, query.state === undefined ? undefined : Number(query.state)),
  ),

  listPageTexts: anyone({ query: textQuery }, ({ db, query }) =>
    listPageTexts(db, query.url, toLanguage(query.languageCode) ?? 'en'),
  ),
} satisfies Partial<Operations>;
