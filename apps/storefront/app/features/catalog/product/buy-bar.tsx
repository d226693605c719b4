import { Button, StickyBuyBar } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';

export interface BuyBarProps {
  readonly name: string;
  readonly variant: string | undefined;
  readonly price: string;
  /** The id of the button that it stands in for. */
  readonly after: string;
  readonly adding: boolean;
}

/** The price and "Add to cart" at the edge of the window while the buttons of the buy box are out of view. */
export function BuyBar({ adding, ...bar }: BuyBarProps) {
  const t = useMessages('catalog');
  return (
    <StickyBuyBar
      data-part="buy-bar"
      {...bar}
      appears="away"
      action={
        <Button tone="accent" type="submit" loading={adding}>
          {t('catalog.addToCart')}
        </Button>
      }
    />
  );
}
