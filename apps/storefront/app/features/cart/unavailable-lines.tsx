import { ButtonLink, CartLine, CartMerchantGroup } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import type { CartLineView } from './cart.server.ts';
import { RemoveButton } from './remove-button.tsx';

export const productOf = ({ productId, name, image, variant }: CartLineView) => ({
  href: paths.product(productId),
  name,
  image: image?.url ?? '',
  variant,
});

interface UnavailableLinesProps {
  readonly lines: readonly CartLineView[];
  readonly onRemove: (line: CartLineView) => void;
}

/** Lines that cannot be ordered as they are. */
export function UnavailableLines({ lines, onRemove }: UnavailableLinesProps) {
  const t = useMessages('cart');
  return (
    <CartMerchantGroup name={t('cart.unavailable')}>
      {lines.map((line) => (
        <CartLine
          key={`${line.id}${line.waiting ? ' waiting' : ''}`}
          {...productOf(line)}
          price={line.price ?? undefined}
          invalid={t(line.waiting ? 'cart.waiting' : 'cart.soldOut')}
          actions={
            <>
              <ButtonLink tone="quiet" size="sm" href={paths.product(line.productId)}>
                {t('cart.chooseAgain')}
              </ButtonLink>
              <RemoveButton line={line} onRemove={onRemove} />
            </>
          }
        />
      ))}
    </CartMerchantGroup>
  );
}
