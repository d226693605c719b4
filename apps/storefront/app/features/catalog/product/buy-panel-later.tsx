import { type ComponentType, memo, Suspense } from 'react';
import { Deferred } from '../../../platform/deferred.tsx';
import { codeLater, hydrateLater } from '../../../platform/hydrate-later.ts';
import { useMounted } from '../../../platform/use-mounted.ts';
import * as styles from './buy-panel.css.ts';
import type { BuyBarProps } from './buy-bar.tsx';

// The server renders them at once; a browser takes them over at the first interaction.
const onServer = import.meta.env.SSR
  ? { ...(await import('./buy-panel-parts.ts')), ...(await import('./buy-panel-facts.ts')) }
  : undefined;
const parts = codeLater(() => import('./buy-panel-parts.ts'));
const facts = codeLater(() => import('./buy-panel-facts.ts'));
// Requested with the code of the page, so that it is loaded when a link leads to the page.
if (!import.meta.env.SSR) void facts.load();

/**
 * While its code is loaded nothing may change it: React would throw the server's HTML away.
 * @param place - The class of what keeps the place of a part, which comes after its page; null for what takes none.
 */
const later = <Props extends object>(Part: ComponentType<Props>, place: string | null) =>
  memo(function Later(props: Props) {
    return (
      <Deferred place={place}>
        <Part {...props} />
      </Deferred>
    );
  });

/** Shown together with its page, also after a link was followed. */
const apart = <Props extends object>(Part: ComponentType<Props>, place: string) =>
  memo(function Apart(props: Props) {
    return (
      <Suspense fallback={<span className={place} />}>
        <Part {...props} />
      </Suspense>
    );
  });

export const FavouriteButton = apart(
  onServer?.FavouriteButton ?? hydrateLater(facts, ({ FavouriteButton: part }) => part),
  styles.favouritePlace,
);
export const Rating = apart(
  onServer?.Rating ?? hydrateLater(facts, ({ Rating: part }) => part),
  styles.ratingPlace,
);
export const StockAlertButton = apart(
  onServer?.StockAlertButton ?? hydrateLater(facts, ({ StockAlertButton: part }) => part),
  styles.buttonPlace,
);
export const RefusedNotice = apart(
  onServer?.RefusedNotice ?? hydrateLater(facts, ({ RefusedNotice: part }) => part),
  styles.noticePlace,
);
export const SoldOutNotice = apart(
  onServer?.SoldOutNotice ?? hydrateLater(facts, ({ SoldOutNotice: part }) => part),
  styles.noticePlace,
);

export const DeliveryLine = later(
  onServer?.DeliveryLine ?? hydrateLater(parts, ({ DeliveryLine: part }) => part),
  styles.deliveryPlace,
);
export const ProductTools = later(
  onServer?.ProductTools ?? hydrateLater(parts, ({ ProductTools: part }) => part),
  styles.toolsPlace,
);

export const SizeGuideLink = later(
  onServer?.SizeGuideLink ?? hydrateLater(parts, ({ SizeGuideLink: part }) => part),
  styles.sizeGuidePlace,
);

const LaterBuyBar = later(onServer?.BuyBar ?? hydrateLater(parts, ({ BuyBar: part }) => part), null);

/** It needs script, so the server's HTML is without. */
export const BuyBar = (props: BuyBarProps) => useMounted() && <LaterBuyBar {...props} />;
