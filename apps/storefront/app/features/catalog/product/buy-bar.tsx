import { Button, StickyBuyBar } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { useMounted } from '../../../browser/index.ts';
import { useIsAdding } from '../../../state/added-to-cart.ts';

export interface BuyBarProps {
  readonly name: string;
  readonly variant: string | undefined;
  readonly price: string;
  /** The id of the button that it replaces. */
  readonly after: string;
  readonly product: number;
}

/** The price and "Add to cart" at the edge of the window while the buttons of the buy box are out of view. */
export default function BuyBar({ product, ...bar }: BuyBarProps) {
  const t = useMessages('catalog');
  const isAdding = useIsAdding(product);
  // It needs script, so the server's HTML does not contain it.
  if (!useMounted()) return null;
  return (
    <StickyBuyBar
      data-part="buy-bar"
      {...bar}
      appears="away"
      action={
        <Button tone="accent" type="submit" loading={isAdding}>
          {t('catalog.addToCart')}
        </Button>
      }
    />
  );
}
