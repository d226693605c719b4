import type { Schemas } from '@marketfront/api-client';
import { asc, desc, eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import {
  activities,
  activityProducts,
  type agreementKeys,
  agreements,
  banners,
  hotWords,
  type Localized,
  languages,
  menus,
  pageTexts,
} from '../db/schema.ts';
import { listCategories } from './categories.ts';
import { refused } from './failure.ts';
import { inLanguage, type Language } from './language.ts';
import { memo } from './memo.ts';
import { offsetOf, type PageRequest, toPage } from './page.ts';
import { toPictureUrl, toPictureUrls } from './pictures.ts';
import { cardsOf } from './product-list.ts';
import { readSiteConfig } from './site-config.ts';

type Scope = { db: Db; config: Config; language: Language };

const seconds = 10;

const readBanners = (db: Db) =>
  memo(db, 'banners', seconds, () => db.select().from(banners).orderBy(desc(banners.sort), asc(banners.id)));

const readMenus = (db: Db) =>
  memo(db, 'menus', seconds, () => db.select().from(menus).orderBy(desc(menus.sort), asc(menus.id)));

const orNull = (config: Config, path: string) => (path ? toPictureUrl(config, path) : null);

async function bannersAt({ db, config, language }: Scope, place: (typeof banners.$inferSelect)['place']) {
  const rows = (await readBanners(db)).filter((row) => row.place === place);
  return rows.map((row) => ({
    id: row.id,
    name: inLanguage(row.name, language),
    url: row.url,
    pic: toPictureUrl(config, row.pic),
  }));
}

async function consumerService(db: Db) {
  const site = await readSiteConfig(db);
  return {
    consumerType: site.consumerType,
    consumerHotline: site.consumerHotline,
    consumerH5Url: site.consumerH5Url,
    consumerMessage: site.consumerMessage,
    consumerEmail: site.consumerEmail,
  };
}

export async function readHome(scope: Scope): Promise<Schemas['PcIndex']> {
  const { db, config } = scope;
  const site = await readSiteConfig(db);
  return {
    banner: await bannersAt(scope, 'home'),
    bastBanner: await bannersAt(scope, 'best'),
    logoUrl: orNull(config, site.logoUrl),
    shopPayCurrency: JSON.stringify(site.currency),
    recommendImage: orNull(config, site.recommendImage),
    shopStreetHeaderImag: orNull(config, site.streetHeaderImage),
    ...(await consumerService(db)),
  };
}

export async function readIndex(scope: Scope): Promise<Schemas['Index']> {
  const { db, config, language } = scope;
  const site = await readSiteConfig(db);
  const menuRows = (await readMenus(db)).filter((row) => row.place === 'index');
  const top = (await listCategories(db)).filter((row) => row.pid === 0).slice(0, 6);
  return {
    banner: await bannersAt(scope, 'home'),
    indexBannerType: site.indexBannerType,
    menus: menuRows.map((row) => ({
      id: row.id,
      name: inLanguage(row.name, language),
      pic: orNull(config, row.pic),
      url: row.url,
      show: true,
    })),
    ranking: (await bannersAt(scope, 'ranking')).map(({ id, pic, url }) => ({ id, pic, url })),
    bastBanner: await bannersAt(scope, 'best'),
    logoUrl: orNull(config, site.logoUrl),
    shopPayCurrency: JSON.stringify(site.currency),
    categoryList: top.map((row) => ({
      id: row.id,
      name: inLanguage(row.name, language),
      icon: toPictureUrl(config, row.icon),
    })),
    ...(await consumerService(db)),
    siteName: site.siteName,
    imageResizeParam: 'w',
    showFictitiousSales: site.showFictitiousSales,
  };
}

export async function readUserMenu(scope: Scope): Promise<Schemas['UserMenu']> {
  const { db, config, language } = scope;
  const rows = (await readMenus(db)).filter((row) => row.place === 'user');
  const pictures = await bannersAt(scope, 'userCenter');
  return {
    routine_my_menus: rows.map((row) => ({
      id: row.id,
      name: inLanguage(row.name, language),
      pic: orNull(config, row.pic),
      url: row.url,
      pc_url: row.pcUrl,
    })),
    routine_my_banner: pictures.map(({ id, pic, url }) => ({ id, pic, url })),
  };
}

export async function readBottomNavigation({
  db,
  config,
  language,
}: Scope): Promise<Schemas['BottomNavigation']> {
  const rows = (await readMenus(db)).filter((row) => row.place === 'bottom');
  return {
    bottomNavigationList: rows.map((row) => ({
      id: row.id,
      name: inLanguage(row.name, language),
      link: row.url,
      checked: orNull(config, row.pic),
      unchecked: orNull(config, row.pic),
    })),
    isCustom: false,
  };
}

export async function listHotWords({ db, language }: Scope): Promise<Schemas['HotWord'][]> {
  const rows = await memo(db, 'hot-words', seconds, () =>
    db.select().from(hotWords).orderBy(desc(hotWords.sort), asc(hotWords.id)),
  );
  return rows.map((row) => ({ id: row.id, title: inLanguage(row.title, language) }));
}

export async function listLanguages(db: Db, state: number | undefined): Promise<Schemas['Language'][]> {
  const rows = await memo(db, 'languages', seconds, () =>
    db.select().from(languages).orderBy(desc(languages.sort), asc(languages.id)),
  );
  return rows
    .filter((row) => state === undefined || row.isEnabled === (state === 1))
    .map(({ id, code, name, isDefault }) => ({ id, code, name, isDefault }));
}

export async function listPageTexts(db: Db, url: string, language: Language): Promise<Schemas['PageText'][]> {
  const rows = await db.select().from(pageTexts).where(eq(pageTexts.url, url)).orderBy(asc(pageTexts.sort));
  return rows.map((row) => ({ code: row.code, content: inLanguage(row.content, language) }));
}

export async function readAgreement(db: Db, key: (typeof agreementKeys)[number]): Promise<Localized> {
  const rows = await memo(db, 'agreements', seconds, () => db.select().from(agreements));
  return rows.find((row) => row.key === key)?.content ?? { en: '' };
}

/** A campaign's own picture of a product, or the product's. */
async function campaignProducts(
  { db, config, language }: Scope,
  rows: readonly { productId: number; image: string }[],
): Promise<Schemas['ActivityProduct'][]> {
  const cards = await cardsOf(
    { db, config, language },
    rows.map((row) => row.productId),
  );
  const imageOf = new Map(rows.map((row) => [row.productId, row.image]));
  return cards.map((card) => ({
    proId: card.id,
    proImage: card.image,
    image: orNull(config, imageOf.get(card.id) ?? '') ?? card.image,
    imageBlur: card.imageBlur ?? null,
    storeName: card.storeName,
    price: card.price,
    otPrice: card.otPrice ?? null,
  }));
}

const activityTypes = [1, 2, 3] as const;
const toActivityType = (value: number) => activityTypes.find((type) => type === value) ?? 1;

const productsOf = (db: Db, activityId: number, limit: number, offset = 0) =>
  db
    .select({ productId: activityProducts.productId, image: activityProducts.image })
    .from(activityProducts)
    .where(eq(activityProducts.activityId, activityId))
    .orderBy(desc(activityProducts.sort), asc(activityProducts.id))
    .limit(limit)
    .offset(offset);

export async function listActivities(scope: Scope): Promise<Schemas['Activity'][]> {
  const rows = await scope.db
    .select()
    .from(activities)
    .where(eq(activities.isOpen, true))
    .orderBy(desc(activities.sort), asc(activities.id));
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: inLanguage(row.name, scope.language),
      type: toActivityType(row.type),
      productList: await campaignProducts(scope, await productsOf(scope.db, row.id, row.type === 2 ? 3 : 8)),
    })),
  );
}

async function readActivityRow(db: Db, id: number) {
  const [row] = await db.select().from(activities).where(eq(activities.id, id));
  if (!row?.isOpen) throw refused('Event is closed');
  return row;
}

export async function readActivity(
  { db, config, language }: Scope,
  id: number,
): Promise<Schemas['ActivityDetail']> {
  const row = await readActivityRow(db, id);
  return {
    id,
    name: inLanguage(row.name, language),
    type: toActivityType(row.type),
    banner: JSON.stringify(toPictureUrls(config, row.banner)),
    instruction: inLanguage(row.instruction, language),
  };
}

export async function listActivityProducts(
  scope: Scope,
  id: number,
  page: PageRequest,
): Promise<Schemas['ActivityProductPage']> {
  await readActivityRow(scope.db, id);
  const [total, rows] = await Promise.all([
    scope.db.$count(activityProducts, eq(activityProducts.activityId, id)),
    productsOf(scope.db, id, page.limit, offsetOf(page)),
  ]);
  return toPage(await campaignProducts(scope, rows), total, page);
}
