import { formatDate } from '@marketfront/i18n/format';
import { Button, IconTruck, noScriptOnly, Select, Stack, Text, useFormatPrice } from '@marketfront/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { useLocaleCode } from '../../../navigation/index.ts';
import { useDeliveryCountry } from '../../../state/delivery-country.ts';
import * as styles from './delivery-line.css.ts';
import type { Delivery } from './delivery.server.ts';
import { useResource } from '../../../http/index.ts';
import { productDelivery } from '../resources.ts';

export interface DeliveryLineProps {
  readonly productId: number;
  readonly delivery: Delivery;
  /** The id of the form for another country without script. */
  readonly form: string;
}

/** The arrival and delivery cost of a product in a country. Another country is sent with a form, or chosen in place. */
export default function DeliveryLine({ productId, delivery: initial, form }: DeliveryLineProps) {
  const t = useMessages('product');
  const catalog = useMessages('catalog');
  const site = useMessages('site');
  const locale = useLocaleCode();
  const deliveries = useResource(productDelivery);
  const price = useFormatPrice();
  const [chosen, remember] = useDeliveryCountry();
  const [answer, setAnswer] = useState<{ to: string; delivery: Delivery | null }>();
  // Only the browser knows a choice made on another page.
  const isOther = chosen !== '' && chosen !== initial.country;
  const isAsking = isOther && answer?.to !== chosen;
  const isUnknown = isOther && !isAsking && answer?.delivery === null;
  const delivery = (isOther && answer?.delivery) || initial;

  useEffect(() => {
    if (!isAsking) return;
    let isOutdated = false;
    void deliveries.read({ product: productId, country: chosen }).then((found = null) => {
      if (!isOutdated) setAnswer({ to: chosen, delivery: found });
    });
    return () => {
      isOutdated = true;
    };
  }, [isAsking, deliveries, productId, chosen]);

  const { country, countryName, countries, shipsFromName, fee, from, to, taxIncluded } = delivery;
  const isFree = fee !== null && Number(fee) === 0;
  const isOffered = countries.some(({ code }) => code === chosen);
  return (
    <div className={styles.root}>
      <IconTruck />
      <div className={styles.text}>
        <div className={styles.choice}>
          <Select
            label={t('product.deliverTo')}
            name="country"
            form={form}
            // The choice stays while its answer is being loaded.
            value={isOther && isOffered ? chosen : country}
            onChange={(event) => remember(event.currentTarget.value)}
            options={
              countries.some(({ code }) => code === country)
                ? countries.map(({ code, name }) => ({ value: code, label: name }))
                : [country, ...countries.map(({ code }) => code)].map((code) => ({
                    value: code,
                    label: countries.find((other) => other.code === code)?.name ?? countryName,
                  }))
            }
          />
          <Button type="submit" size="sm" form={form} className={noScriptOnly}>
            {t('product.showDelivery')}
          </Button>
        </div>
        <div role="status" aria-busy={isAsking} className={styles.answer}>
          {isUnknown ? (
            <Stack gap="xs" align="start">
              <Text tone="critical">{t('product.deliveryUnknown')}</Text>
              <Button size="sm" onClick={() => setAnswer(undefined)}>
                {site('site.tryAgain')}
              </Button>
            </Stack>
          ) : fee === null ? (
            <Text tone="critical">{t('product.notDelivered', { country: countryName })}</Text>
          ) : (
            <>
              {from && to && (
                <Text weight="medium">
                  {t('product.arrives', { from: formatDate(locale, from), to: formatDate(locale, to) })}
                </Text>
              )}
              <Text tone={isFree ? 'success' : 'muted'}>
                {isFree ? catalog('catalog.freeShipping') : t('product.deliveryFee', { fee: price(fee) })}
              </Text>
              {shipsFromName && (
                <Text size="sm" tone="muted">
                  {t('product.shipsFrom', { country: shipsFromName })}
                </Text>
              )}
              {taxIncluded && (
                <Text size="sm" tone="muted">
                  {t('product.taxIncluded')}
                </Text>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
