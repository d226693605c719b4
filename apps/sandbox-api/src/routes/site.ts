import * as v from 'valibot';
import { toLanguage } from '../domain/language.ts';
import { listNotifications, readNotifications } from '../domain/notifications.ts';
import {
  listActivities,
  listActivityProducts,
  listHotWords,
  listLanguages,
  listPageTexts,
  readActivity,
  readBottomNavigation,
  readHome,
  readIndex,
} from '../domain/site.ts';
import { readSiteConfig } from '../domain/site-config.ts';
import { id, page, text } from '../input.ts';
import { anyone, type Call, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

type AnyCall = Pick<Call<unknown, unknown, unknown>, 'db' | 'services' | 'language'>;
const scopeOf = ({ db, services, language }: AnyCall) => ({ db, config: services.config, language });

const stateQuery = v.object({ state: v.optional(v.picklist(['0', '1'], 'must be 0 or 1')) });
const textQuery = v.object({ languageCode: text(20), type: v.optional(v.string()), url: text(100) });

export const siteOperations = {
  getHome: anyone({}, (call) => readHome(scopeOf(call))),
  getSite: anyone({}, (call) => readIndex(scopeOf(call))),
  listActivities: anyone({}, (call) => listActivities(scopeOf(call))),
  getActivity: anyone({ params: v.object({ aid: id }) }, (call) =>
    readActivity(scopeOf(call), call.params.aid),
  ),
  listActivityProducts: anyone({ params: v.object({ aid: id }), query: v.object(page) }, (call) =>
    listActivityProducts(scopeOf(call), call.params.aid, call.query),
  ),
  listHotWords: anyone({}, (call) => listHotWords(scopeOf(call))),
  getCurrency: anyone({}, async ({ db }) => JSON.stringify((await readSiteConfig(db)).currency)),
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
  listNotifications: signedIn({ query: v.object(page) }, ({ db, user, query, language }) =>
    listNotifications(db, user.id, query, language),
  ),
  readNotifications: signedIn(
    { body: v.object({ ids: v.nullish(v.pipe(v.array(id), v.maxLength(500))) }) },
    async ({ db, user, body }) => {
      await readNotifications(db, user.id, body.ids ?? null);
      return null;
    },
  ),
} satisfies Operations<
  | 'getHome'
  | 'getSite'
  | 'listActivities'
  | 'getActivity'
  | 'listActivityProducts'
  | 'listHotWords'
  | 'getCurrency'
  | 'getColorConfig'
  | 'getImageDomain'
  | 'getBottomNavigation'
  | 'listLanguages'
  | 'listPageTexts'
  | 'listNotifications'
  | 'readNotifications'
>;
