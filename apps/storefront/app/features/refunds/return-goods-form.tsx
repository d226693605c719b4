import { limits, type Refund } from '@marketfront/api-client';
import { Button, Heading, Notice, Stack, Text, TextField } from '@marketfront/ui';
import { useEffect, useRef } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { usePath } from '../../platform/root-data.ts';
import type { refundAction } from './refund-action.server.ts';
import * as styles from './refunds.css.ts';

export interface ReturnGoodsFormProps {
  readonly refund: Refund;
  /** What was typed before the session had ended. */
  readonly typed: Readonly<Record<string, string>> | null;
}

/** Carrier and number of the parcel with which the goods travel back. */
export default function ReturnGoodsForm({ refund: { refundNo }, typed }: ReturnGoodsFormProps) {
  const t = useMessages('refunds');
  const path = usePath();
  const answer = useActionData<typeof refundAction>();
  const refused = answer && 'message' in answer ? answer : undefined;
  const known: Readonly<Record<string, string>> = {
    ...typed,
    ...(refused && 'typed' in refused && (refused.typed as Record<string, string>)),
  };
  const sending = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused?.at) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(refused.at)}"]`)?.focus();
  }, [refused]);
  const at = (name: string) => (refused?.at === name ? refused.message : undefined);
  return (
    <Stack gap="sm" asChild>
      <section id="return">
        <Heading level={2} size="md">
          {t('refunds.sendGoods')}
        </Heading>
        <Text tone="muted">{t('refunds.sendGoodsText')}</Text>
        <Form
          ref={form}
          method="post"
          action={path(paths.refund(refundNo))}
          noValidate
          className={styles.form}
        >
          <input type="hidden" name="refundOrderNo" value={refundNo} />
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
            defaultValue={known.carrier}
            error={at('carrier')}
          />
          <TextField
            name="trackingNo"
            label={t('refunds.trackingNo')}
            required
            maxLength={limits.trackingNo}
            autoComplete="off"
            defaultValue={known.trackingNo}
            error={at('trackingNo')}
          />
          <TextField
            name="phone"
            type="tel"
            label={t('refunds.phone')}
            optional
            maxLength={32}
            autoComplete="tel"
            defaultValue={known.phone}
          />
          <div className={styles.wide}>
            <Button type="submit" name="intent" value="returnGoods" tone="primary" loading={sending}>
              {t('refunds.confirmSent')}
            </Button>
          </div>
        </Form>
      </section>
    </Stack>
  );
}
