import { type ComponentType, memo, Suspense } from 'react';
import { hydrateLater } from '../../../platform/hydrate-later.ts';
import { useMounted } from '../../../platform/use-mounted.ts';
import * as styles from './buy-panel.css.ts';
import type { BuyBarProps } from './buy-bar.tsx';
import type { DeliveryLineProps } from './delivery-line.tsx';
import type { ProductToolsProps } from './product-tools.tsx';
import type { SizeGuideLinkProps } from './size-guide-link.tsx';

// The server renders them at once; a browser takes them over at the first interaction.
const onServer = import.meta.env.SSR ? await import('./buy-panel-parts.ts') : undefined;
const parts = () => import('./buy-panel-parts.ts');

/**
 * While its code is loaded nothing may change it: React would throw the server's HTML away.
 * @param place - The class of what keeps its place on the way from another page.
 */
const later = <Props extends object>(Part: ComponentType<Props>, place?: string) =>
  memo(function Later(props: Props) {
    return (
      <Suspense fallback={place && <div className={place} />}>
        <Part {...props} />
      </Suspense>
    );
  });

export const DeliveryLine = later(
  onServer?.DeliveryLine ??
    hydrateLater<DeliveryLineProps>(() => parts().then(({ DeliveryLine: part }) => ({ default: part }))),
  styles.deliveryPlace,
);
export const ProductTools = later(
  onServer?.ProductTools ??
    hydrateLater<ProductToolsProps>(() => parts().then(({ ProductTools: part }) => ({ default: part }))),
  styles.toolsPlace,
);

export const SizeGuideLink = later(
  onServer?.SizeGuideLink ??
    hydrateLater<SizeGuideLinkProps>(() => parts().then(({ SizeGuideLink: part }) => ({ default: part }))),
);

const LaterBuyBar = later(
  onServer?.BuyBar ??
    hydrateLater<BuyBarProps>(() => parts().then(({ BuyBar: part }) => ({ default: part }))),
);

/** It needs script, so the server's HTML is without. */
export const BuyBar = (props: BuyBarProps) => useMounted() && <LaterBuyBar {...props} />;
