import type { Coupon } from '@marketfront/api-client';
import { couponCardProps } from '@marketfront/api-client/ui';
import { formatDate, formatNumber } from '@marketfront/i18n/format';
import { Button, ButtonLink, CouponCard, Text, useFormatPrice, useToast } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { pageForm } from '../../forms/index.ts';
import { useLocaleCode, useRequestPath, useRoot } from '../../navigation/index.ts';
import { useWhenSignedIn } from '../../state/login-dialog.ts';
import type { ClaimOutcome } from './claim-action.server.ts';
import { useResource } from '../../http/index.ts';
import { couponClaim } from './resources.ts';

const scopeMessages = {
  store: 'coupons.forStore',
  product: 'coupons.forProducts',
  platform: 'coupons.forAll',
  category: 'coupons.forCategory',
} as const;

/** The number left is shown when it is this low. */
const fewLeft = 100;

interface CouponTileProps {
  readonly coupon: Coupon;
  /** The URL of the goods that the coupon applies to. */
  readonly useHref: string;
  /** Called when the shopper has claimed it. */
  readonly onClaimed?: () => void;
}

/** A coupon with all its conditions, collected in place. */
export function CouponTile({ coupon, useHref, onClaimed }: CouponTileProps) {
  const t = useMessages('coupons');
  const site = useMessages('site');
  const locale = useLocaleCode();
  const price = useFormatPrice();
  const claims = useResource(couponClaim);
  const from = useRequestPath();
  const toast = useToast();
  const whenSignedIn = useWhenSignedIn();
  const { timeZone } = useRoot();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ClaimOutcome>();
  const state = outcome ?? (coupon.received ? 'claimed' : undefined);

  const claim = async () => {
    setBusy(true);
    const answer = await claims.send(new FormData(), { id: coupon.id });
    setBusy(false);
    setOutcome(answer?.outcome);
    if (answer?.outcome === 'claimed') onClaimed?.();
    toast({
      tone: answer?.ok ? 'success' : 'critical',
      message: answer?.message ?? site('site.unreachable'),
      ...(!answer && { action: { label: site('site.tryAgain'), onSelect: () => void claim() } }),
    });
  };
  const { minimum, validDays, endsAt, remaining, scope } = coupon;
  const validity =
    endsAt === null
      ? validDays === null
        ? undefined
        : t('coupons.validDays', { days: validDays })
      : t('coupons.validUntil', { date: formatDate(locale, endsAt, { timeZone }) });
  const left =
    remaining !== null && remaining <= fewLeft
      ? t('coupons.left', { count: remaining, shown: formatNumber(locale, remaining) })
      : undefined;
  const until =
    coupon.receiveUntil === null
      ? undefined
      : t('coupons.collectUntil', { date: formatDate(locale, coupon.receiveUntil, { timeZone }) });
  return (
    <CouponCard
      {...couponCardProps(coupon)}
      state={state === undefined || state === 'gone' ? 'available' : state}
      minimum={minimum === null ? t('coupons.noMinimum') : t('coupons.minimum', { amount: price(minimum) })}
      scope={t(scopeMessages[scope])}
      expires={[validity, until, left].filter(Boolean).join(' · ')}
      action={
        state === 'claimed' ? (
          <ButtonLink size="sm" href={useHref}>
            {t('coupons.use')}
          </ButtonLink>
        ) : state === 'gone' ? (
          <Text size="sm" tone="muted">
            {t('coupons.gone')}
          </Text>
        ) : (
          state === undefined && (
            <Button
              type="submit"
              form={pageForm}
              formAction={claims.address({ id: coupon.id })}
              name="from"
              value={from}
              size="sm"
              tone="primary"
              loading={busy}
              aria-label={`${t('coupons.collect')}: ${coupon.name}`}
              onClick={(event) => {
                event.preventDefault();
                whenSignedIn(() => void claim(), `coupon:${coupon.id}`);
              }}
            >
              {t('coupons.collect')}
            </Button>
          )
        )
      }
    />
  );
}
