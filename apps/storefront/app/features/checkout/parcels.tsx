import {
  type CheckoutGroup,
  type CheckoutLine,
  type DeliveryChoice,
  type DeliveryKind,
  type DeliveryOption,
  isZeroMoney,
  multiplyMoney,
  type ParcelQuote,
} from '@marketfront/api-client';
import { cartLineProps } from '@marketfront/api-client/ui';
import { formatDate, formatNumber } from '@marketfront/i18n/format';
import {
  CartLine,
  CartMerchantGroup,
  Heading,
  IconTruck,
  Inline,
  RadioGroup,
  Stack,
  Text,
  useFormatPrice,
} from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { paths, useLocaleCode } from '../../navigation/index.ts';
import type { Blocked } from './blocked-lines.ts';
import type { CheckoutView } from './checkout.server.ts';
import { deliveryField } from './delivery-choices.ts';
import { useBlockReason } from './use-block-reason.ts';

interface ParcelsProps extends Pick<CheckoutView, 'groups'> {
  /** The arrival and cost of the parcels, if the back end gives them. */
  readonly quotes: readonly ParcelQuote[];
  /** The lines that cannot be ordered as they are. */
  readonly blocked: readonly Blocked[];
  /** The name of the country of the chosen address. */
  readonly country: string;
  readonly onChoose: (choice: DeliveryChoice) => void;
  /** The field for a note to one store, if each store has its own. */
  readonly noteTo: ((group: CheckoutGroup) => ReactNode) | undefined;
}

/** The ordered lines, one group for each store. */
export function Parcels({ groups, quotes, blocked, country, onChoose, noteTo }: ParcelsProps) {
  const t = useMessages('checkout');
  const locale = useLocaleCode();
  const reasonOf = useBlockReason(country);
  const whyNot = (line: CheckoutLine) => {
    const found = blocked.find((one) => one.line === line);
    return found && reasonOf(found);
  };
  const deliveryOf = ({ storeId: id, storeName }: CheckoutGroup) => {
    const quote = quotes.find(({ storeId }) => storeId === id);
    if (!quote || quote.delivered === false) return undefined;
    return quote.options.length > 1 ? (
      <DeliveryOptions quote={quote} storeName={storeName} onChoose={onChoose} />
    ) : (
      <ParcelDelivery quote={quote} />
    );
  };
  const footerOf = (group: CheckoutGroup) =>
    noteTo ? (
      <Stack gap="md">
        {deliveryOf(group)}
        {noteTo(group)}
      </Stack>
    ) : (
      deliveryOf(group)
    );
  return (
    <Stack gap="md" asChild>
      <section>
        <Heading level={2} size="md">
          {t('checkout.parcels', { count: groups.length })}
        </Heading>
        {groups.map((group) => (
          <CartMerchantGroup
            key={group.storeId}
            name={group.storeName}
            href={paths.store(group.storeId)}
            footer={footerOf(group)}
          >
            {group.lines.map((line) => (
              <CartLine
                key={line.skuId ?? line.productId}
                {...cartLineProps(line, paths)}
                subtotal={multiplyMoney(line.price, line.quantity)}
                quantity={t('checkout.pieces', { count: formatNumber(locale, line.quantity) })}
                invalid={whyNot(line)}
              />
            ))}
          </CartMerchantGroup>
        ))}
      </section>
    </Stack>
  );
}

/** The arrival and delivery cost of a parcel. */
function ParcelDelivery({ quote: { from, to, freight, delivery, options } }: { quote: ParcelQuote }) {
  const t = useMessages('checkout');
  const locale = useLocaleCode();
  const formatPrice = useFormatPrice();
  if (delivery === 'own') {
    const days =
      from && to && t('checkout.ready', { from: formatDate(locale, from), to: formatDate(locale, to) });
    return (
      <Stack gap="none">
        <Text inline weight="medium">
          {t('checkout.delivery.own')}
        </Text>
        <Text inline tone="muted">
          {[days, options[0]?.pickupAddress].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    );
  }
  if (delivery === 'virtual') {
    return (
      <Text inline weight="medium">
        {t('checkout.delivery.virtual')}
      </Text>
    );
  }
  return (
    <Inline gap="sm">
      <IconTruck size={20} />
      {from && to && (
        <Text inline weight="medium">
          {t('checkout.arrives', { from: formatDate(locale, from), to: formatDate(locale, to) })}
        </Text>
      )}
      <Text inline tone={isZeroMoney(freight) ? 'success' : 'muted'}>
        {isZeroMoney(freight)
          ? t('checkout.freeDelivery')
          : t('checkout.parcelFreight', { amount: formatPrice(freight) })}
      </Text>
    </Inline>
  );
}

const kindMessages = {
  courier: 'checkout.delivery.courier',
  own: 'checkout.delivery.own',
  virtual: 'checkout.delivery.virtual',
} as const satisfies Record<DeliveryKind, string>;

interface DeliveryOptionsProps extends Pick<ParcelsProps, 'onChoose'> {
  readonly quote: ParcelQuote;
  readonly storeName: string;
}

/** The delivery kinds of a parcel to choose from, each with its days and cost. */
function DeliveryOptions({ quote, storeName, onChoose }: DeliveryOptionsProps) {
  const t = useMessages('checkout');
  const locale = useLocaleCode();
  const formatPrice = useFormatPrice();
  const { storeId, delivery, options } = quote;
  const daysOf = ({ kind, from, to }: DeliveryOption) =>
    from && to
      ? t(kind === 'own' ? 'checkout.ready' : 'checkout.arrives', {
          from: formatDate(locale, from),
          to: formatDate(locale, to),
        })
      : null;
  const freightOf = ({ freight }: DeliveryOption) =>
    isZeroMoney(freight)
      ? t('checkout.freeDelivery')
      : t('checkout.parcelFreight', { amount: formatPrice(freight) });
  return (
    <RadioGroup
      // The delivery that the server has computed with.
      key={delivery}
      name={deliveryField(storeId)}
      legend={t('checkout.deliveryOf', { store: storeName })}
      defaultValue={delivery ?? ''}
      onChange={({ value }) => {
        const chosen = options.find(({ kind }) => kind === value);
        if (chosen) onChoose({ storeId, kind: chosen.kind });
      }}
      options={options.map((option) => ({
        value: option.kind,
        label: t(kindMessages[option.kind]),
        description: [daysOf(option), option.kind === 'own' ? option.pickupAddress : freightOf(option)]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}
