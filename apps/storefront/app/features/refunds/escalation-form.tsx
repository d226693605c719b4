import { limits } from '@marketfront/api-client';
import { Button, ButtonLink, Heading, Inline, Notice, Stack, Text, TextArea } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath } from '../../navigation/index.ts';
import { useRefundForm } from './use-refund-form.ts';

export interface EscalationFormProps {
  readonly refundNo: string;
  /** The values typed before the session ended. */
  readonly typed: Readonly<Record<string, string>> | null;
}

/** Asks the marketplace to decide, with the shopper's reason. */
export default function EscalationForm({ refundNo, typed: unsent }: EscalationFormProps) {
  const t = useMessages('refunds');
  const path = usePath();
  const { Form, ref, refused, sending, typed, errorAt } = useRefundForm('escalate', unsent, refundNo);
  return (
    <Stack gap="sm" asChild>
      <section id="escalate">
        <Heading level={2} size="md">
          {t('refunds.escalate')}
        </Heading>
        <Text tone="muted">{t('refunds.escalateText')}</Text>
        <Form
          ref={ref}
          method="post"
          action={path(accountPaths.refund(refundNo, { confirm: 'escalate' }))}
          noValidate
        >
          <input type="hidden" name="refundOrderNo" value={refundNo} />
          <input type="hidden" name="intent" value="escalate" />
          <Stack gap="md">
            {refused && !refused.at && (
              <Notice tone="critical" role="alert">
                {refused.message}
              </Notice>
            )}
            <TextArea
              name="reason"
              label={t('refunds.escalateReason')}
              rows={3}
              required
              maxLength={limits.refundMessage}
              defaultValue={typed.reason}
              error={errorAt('reason')}
            />
            <Inline gap="sm">
              <Button type="submit" tone="primary" loading={sending}>
                {t('refunds.escalate')}
              </Button>
              <ButtonLink tone="quiet" href={accountPaths.refund(refundNo)}>
                {t('refunds.escalateBack')}
              </ButtonLink>
            </Inline>
          </Stack>
        </Form>
      </section>
    </Stack>
  );
}
