import { limits, type Refund } from '@marketfront/api-client';
import { Button, Heading, Notice, Stack, Text, TextField } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath } from '../../navigation/index.ts';
import * as styles from './refunds.css.ts';
import { useRefundForm } from './use-refund-form.ts';

export interface ReturnGoodsFormProps {
  readonly refund: Refund;
  /** The values typed before the session ended. */
  readonly typed: Readonly<Record<string, string>> | null;
}

/** The carrier and number of the parcel for the returned goods. */
export default function ReturnGoodsForm({ refund: { refundNo }, typed: unsent }: ReturnGoodsFormProps) {
  const t = useMessages('refunds');
  const path = usePath();
  const { Form, ref, refused, sending, typed, errorAt } = useRefundForm('returnGoods', unsent, refundNo);
  return (
    <Stack gap="sm" asChild>
      <section id="return">
        <Heading level={2} size="md">
          {t('refunds.sendGoods')}
        </Heading>
        <Text tone="muted">{t('refunds.sendGoodsText')}</Text>
        <Form
          ref={ref}
          method="post"
          action={path(accountPaths.refund(refundNo))}
          noValidate
          className={styles.form}
        >
          <input type="hidden" name="refundOrderNo" value={refundNo} />
          <input type="hidden" name="intent" value="returnGoods" />
          {refused && !refused.at && (
            <Notice tone="critical" role="alert" className={styles.wide}>
              {refused.message}
            </Notice>
          )}
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
        </Form>
      </section>
    </Stack>
  );
}
