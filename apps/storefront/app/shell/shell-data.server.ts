import type { Banner, Category } from '@marketfront/api-client';
import { openMethods } from '../features/payments/index.server.ts';
import { loadRegion, readMarketplace } from '../features/site/index.server.ts';
import { config, withTimeout } from '../services/index.server.ts';
import { queries, type Shop } from '../http/index.server.ts';

/** A category of the first level, for header and footer. */
export interface TopCategory extends Pick<Category, 'id' | 'name' | 'icon'> {
  readonly hasChildren: boolean;
}

const nameAndIcon = ({ id, name, icon }: Category) => ({ id, name, icon });

/** A message at the top of the page, with a link to its subject. */
export interface ShellNotice {
  readonly id: number;
  readonly text: string;
  readonly href: string | null;
}

/** The first of the smaller banners, as text, unless the shopper has closed it. */
function noticeOf(shop: Shop, [banner]: readonly Banner[] = []): ShellNotice | null {
  if (!banner || banner.id === null || banner.name === null) return null;
  if (shop.cookies.get('closedNotice') === String(banner.id)) return null;
  return { id: banner.id, text: banner.name, href: banner.href };
}

const shownCarriers = 5;
const isText = (value: string | null | undefined): value is string => typeof value === 'string';

/** The data of header and footer on every page. */
export async function loadShell(shop: Shop) {
  const [categories, hotWords, home, methods, marketplace, region] = await Promise.all([
    withTimeout(queries.categories(shop), config.frameTimeoutMs),
    withTimeout(queries.hotWords(shop), config.frameTimeoutMs),
    withTimeout(queries.home(shop), config.frameTimeoutMs),
    withTimeout(queries.payMethods(shop), config.frameTimeoutMs),
    readMarketplace(shop),
    loadRegion(shop),
  ]);
  return {
    // Subcategories are loaded when the menu is first used; without script the links lead to pages that list them.
    categories: (categories ?? []).map(
      (category): TopCategory => ({
        ...nameAndIcon(category),
        hasChildren: category.children.length > 0,
      }),
    ),
    hotWords: (hotWords ?? []).map(({ title }) => title).slice(0, 8),
    region,
    terms: {
      methods: methods ? openMethods(methods) : [],
      carriers: marketplace?.carriers.slice(0, shownCarriers) ?? [],
      disputeLink: marketplace?.disputeLink ?? null,
      legal: [marketplace?.legalName, marketplace?.registration, marketplace?.legalAddress].filter(isText),
    },
    service: home?.service ?? null,
    notice: noticeOf(shop, home?.subBanners),
  };
}

export type ShellTerms = Awaited<ReturnType<typeof loadShell>>['terms'];

/** The category tree below the first level, for the panels of the mega menu; empty while the back end fails. */
export async function loadMenu(shop: Shop) {
  const tree = (await withTimeout(queries.categories(shop))) ?? [];
  return tree.map(({ id, children }) => ({
    id,
    children: children.map((child) => ({
      ...nameAndIcon(child),
      children: child.children.map(nameAndIcon),
    })),
  }));
}
export type MenuData = Awaited<ReturnType<typeof loadMenu>>;
