import type { Schemas } from '@marketfront/api-client';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  type agreementKeys,
  agreements,
  banners,
  type Localized,
  languages,
  menus,
  pageTexts,
} from '../../db/schema.ts';
import { themeParameter, widthParameter } from '../../media/parameters.ts';
import { listCategories } from '../catalog/categories.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { memo } from '../shared/memo.ts';
import { toPictureUrl, toPictureUrlOrNull } from '../shared/pictures.ts';
import { payCurrency } from '../shared/currency.ts';
import { readSiteConfig } from './site-config.ts';
import type { Scope } from '../shared/scope.ts';

const seconds = 10;

const readBanners = (db: Db) =>
  memo(db, 'banners', seconds, () => db.select().from(banners).orderBy(desc(banners.sort), asc(banners.id)));

const readMenus = (db: Db) =>
  memo(db, 'menus', seconds, () => db.select().from(menus).orderBy(desc(menus.sort), asc(menus.id)));

type BannerRow = typeof banners.$inferSelect;
const widePicture = ({ pic }: BannerRow) => pic;
const phonePicture = ({ pic, phonePic }: BannerRow) => phonePic || pic;

const rowsAt = async (db: Db, place: BannerRow['place']) =>
  (await readBanners(db)).filter((row) => row.place === place);

const toBanner = ({ config, language }: Scope, row: BannerRow, picture: string) => ({
  id: row.id,
  name: inLanguage(row.name, language),
  url: row.url,
  pic: toPictureUrl(config, picture),
});

async function bannersAt(
  scope: Scope,
  place: BannerRow['place'],
  pictureOf: (row: BannerRow) => string = widePicture,
) {
  return (await rowsAt(scope.db, place)).map((row) => toBanner(scope, row, pictureOf(row)));
}

/** The wide pictures of the home page with their crops for phones. */
async function homeBanners(scope: Scope) {
  return (await rowsAt(scope.db, 'home')).map((row) => ({
    ...toBanner(scope, row, row.pic),
    phonePic: toPictureUrlOrNull(scope.config, row.phonePic),
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
    banner: await homeBanners(scope),
    bastBanner: await bannersAt(scope, 'best'),
    logoUrl: toPictureUrlOrNull(config, site.logoUrl),
    shopPayCurrency: payCurrency,
    recommendImage: toPictureUrlOrNull(config, site.recommendImage),
    shopStreetHeaderImag: toPictureUrlOrNull(config, site.streetHeaderImage),
    ...(await consumerService(db)),
  };
}

export async function readIndex(scope: Scope): Promise<Schemas['Index']> {
  const { db, config, language } = scope;
  const site = await readSiteConfig(db);
  const menuRows = (await readMenus(db)).filter((row) => row.place === 'index');
  const top = (await listCategories(db)).filter((row) => row.pid === 0).slice(0, 6);
  return {
    banner: await bannersAt(scope, 'home', phonePicture),
    indexBannerType: site.indexBannerType,
    menus: menuRows.map((row) => ({
      id: row.id,
      name: inLanguage(row.name, language),
      pic: toPictureUrlOrNull(config, row.pic),
      url: row.url,
      show: true,
    })),
    ranking: (await bannersAt(scope, 'ranking')).map(({ id, pic, url }) => ({ id, pic, url })),
    bastBanner: await bannersAt(scope, 'best'),
    logoUrl: toPictureUrlOrNull(config, site.logoUrl),
    shopPayCurrency: payCurrency,
    categoryList: top.map((row) => ({
      id: row.id,
      name: inLanguage(row.name, language),
      icon: toPictureUrl(config, row.icon),
    })),
    ...(await consumerService(db)),
    siteName: site.siteName,
    imageResizeParam: widthParameter,
    imageThemeParam: themeParameter,
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
      pic: toPictureUrlOrNull(config, row.pic),
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
      checked: toPictureUrlOrNull(config, row.pic),
      unchecked: toPictureUrlOrNull(config, row.pic),
    })),
    isCustom: false,
  };
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
