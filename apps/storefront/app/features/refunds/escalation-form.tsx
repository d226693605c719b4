import { limits } from '@marketfront/api-client';
import { Button, ButtonLink, Inline, TextArea } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath } from '../../navigation/index.ts';
import { RefundForm } from './refund-form.tsx';
import * as styles from './refunds.css.ts';

export interface EscalationFormProps {
  readonly refundNo: string;
  /** The values typed before the session ended. */
  readonly typed: Readonly<Record<string, string>> | null;
}

/** Asks the marketplace to decide, with the shopper's reason. */
export default function EscalationForm({ refundNo, typed: unsent }: EscalationFormProps) {
  const t = useMessages('refunds');
  const path = usePath();
  return (
    <RefundForm
      id="escalate"
      title={t('refunds.escalate')}
      explanation={t('refunds.escalateText')}
      intent="escalate"
      action={path(accountPaths.refund(refundNo, { confirm: 'escalate' }))}
      refundNo={refundNo}
      unsent={unsent}
    >
      {({ sending, typed, errorAt }) => (
        <>
          <TextArea
            name="reason"
            label={t('refunds.escalateReason')}
            rows={3}
            required
            maxLength={limits.refundMessage}
            defaultValue={typed.reason}
            error={errorAt('reason')}
            className={styles.wide}
          />
          <Inline gap="sm" className={styles.wide}>
            <Button type="submit" tone="primary" loading={sending}>
              {t('refunds.escalate')}
            </Button>
            <ButtonLink tone="quiet" href={accountPaths.refund(refundNo)}>
              {t('refunds.escalateBack')}
            </ButtonLink>
          </Inline>
        </>
      )}
    </RefundForm>
  );
}
