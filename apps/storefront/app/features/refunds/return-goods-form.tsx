import { limits, type Refund } from '@marketfront/api-client';
import { Button, TextField } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath } from '../../navigation/index.ts';
import { RefundForm } from './refund-form.tsx';
import * as styles from './refunds.css.ts';

export interface ReturnGoodsFormProps {
  readonly refund: Refund;
  /** The values typed before the session ended. */
  readonly typed: Readonly<Record<string, string>> | null;
}

/** The carrier and number of the parcel for the returned goods. */
export default function ReturnGoodsForm({ refund: { refundNo }, typed: unsent }: ReturnGoodsFormProps) {
  const t = useMessages('refunds');
  const path = usePath();
  return (
    <RefundForm
      id="return"
      title={t('refunds.sendGoods')}
      explanation={t('refunds.sendGoodsText')}
      intent="returnGoods"
      action={path(accountPaths.refund(refundNo))}
      refundNo={refundNo}
      unsent={unsent}
    >
      {({ sending, typed, errorAt }) => (
        <>
          <TextField
            name="carrier"
            label={t('refunds.carrier')}
            required
            maxLength={limits.carrier}
            defaultValue={typed.carrier}
            error={errorAt('carrier')}
          />
          <TextField
            name="trackingNo"
            label={t('refunds.trackingNo')}
            required
            maxLength={limits.trackingNo}
            autoComplete="off"
            defaultValue={typed.trackingNo}
            error={errorAt('trackingNo')}
          />
          <TextField
            name="phone"
            type="tel"
            label={t('refunds.phone')}
            optional
            maxLength={32}
            autoComplete="tel"
            defaultValue={typed.phone}
          />
          <div className={styles.wide}>
            <Button type="submit" tone="primary" loading={sending}>
              {t('refunds.confirmSent')}
            </Button>
          </div>
        </>
      )}
    </RefundForm>
  );
}
