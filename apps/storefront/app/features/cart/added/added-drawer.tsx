import { multiplyMoney } from '@marketfront/api-client';
import { Button, ButtonLink, Drawer, Heading, Image, Link, Price, Stack, Text } from '@marketfront/ui';
import { useId } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { paths } from '../../../navigation/index.ts';
import { useCartNumber } from '../../../state/cart.ts';
import { QuickAdd } from '../../catalog/index.ts';
import { FreeShippingMeter } from '../free-shipping-meter.tsx';
import * as css from './added-drawer.css.ts';
import type { AddedData } from './added.server.ts';

interface AddedDrawerProps {
  readonly added: AddedData;
  /** Whether it stands beside the page, which stays usable; a phone has no room for that. */
  readonly isBeside: boolean;
  readonly onClose: () => void;
}

/** The items just added to the cart, with the links to go on. */
export function AddedDrawer({ added, isBeside, onClose }: AddedDrawerProps) {
  const t = useMessages('cart');
  const site = useMessages('site');
  const id = useId();
  const { name, variant, image, price, quantity, freeShipping, suggestions, isFromStore } = added;
  return (
    <Drawer
      open
      modal={!isBeside}
      side={isBeside ? 'end' : 'bottom'}
      className={isBeside ? css.beside : undefined}
      title={site('site.added')}
      aria-describedby={id}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} className={css.way}>
            {t('cart.keepShopping')}
          </Button>
          <ButtonLink tone="primary" href={paths.cart()} onClick={onClose} className={css.way}>
            {t('cart.goTo', { count: useCartNumber() })}
          </ButtonLink>
        </>
      }
    >
      <Stack gap="lg">
        <div className={css.line}>
          <Image src={image ?? ''} alt="" width={88} height={88} widths={[240]} className={css.picture} />
          <div id={id} className={css.texts}>
            <Text weight="medium" lines={3}>
              {name}
            </Text>
            {variant && (
              <Text size="sm" tone="muted">
                {variant}
              </Text>
            )}
            <Text size="sm" tone="muted">
              {t('cart.addedQuantity', { count: quantity })}
            </Text>
          </div>
          <Price amount={multiplyMoney(price, quantity)} />
        </div>
        {freeShipping && <FreeShippingMeter {...freeShipping} />}
        {suggestions.length > 0 && (
          <section aria-labelledby={`${id}-suggestions`}>
            <Stack gap="sm">
              <Heading level={3} size="sm" id={`${id}-suggestions`}>
                {t(isFromStore ? 'cart.fromStore' : 'cart.goesWith')}
              </Heading>
              <ul className={css.suggestions}>
                {suggestions.map((product) => (
                  <Suggestion key={product.id} product={product} onFollow={onClose} />
                ))}
              </ul>
            </Stack>
          </section>
        )}
      </Stack>
    </Drawer>
  );
}

interface SuggestionProps {
  readonly product: AddedData['suggestions'][number];
  readonly onFollow: () => void;
}

function Suggestion({ product, onFollow }: SuggestionProps) {
  const { id, name, image, price, listPrice } = product;
  return (
    <li className={css.suggestion}>
      <Link href={paths.product(id)} onClick={onFollow} className={css.link}>
        <Image src={image ?? ''} alt="" width={56} height={56} widths={[160]} className={css.picture} />
        <span className={css.texts}>
          <Text inline size="sm" lines={2}>
            {name}
          </Text>
          <Price amount={price} was={listPrice ?? undefined} size="sm" />
        </span>
      </Link>
      <QuickAdd product={product} />
    </li>
  );
}
