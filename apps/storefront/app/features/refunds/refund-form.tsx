import { Heading, Notice, Stack, Text } from '@marketfront/ui';
import type { ReactNode } from 'react';
import * as styles from './refunds.css.ts';
import { type RefundIntent, useRefundForm } from './use-refund-form.ts';

interface RefundFormProps {
  /** The fragment of its section. */
  readonly id: string;
  readonly title: string;
  readonly explanation: string;
  readonly intent: RefundIntent;
  readonly action: string;
  readonly refundNo: string;
  /** The values typed before the session ended. */
  readonly unsent: Readonly<Record<string, string>> | null;
  readonly children: (
    form: Pick<ReturnType<typeof useRefundForm>, 'sending' | 'typed' | 'errorAt'>,
  ) => ReactNode;
}

/** A section of a refund's page with one form, which shows its own refusal. */
export function RefundForm(props: RefundFormProps) {
  const { id, title, explanation, intent, action, refundNo, unsent, children } = props;
  const { Form, ref, refused, ...form } = useRefundForm(intent, unsent, refundNo);
  return (
    <Stack gap="sm" asChild>
      <section id={id}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text tone="muted">{explanation}</Text>
        <Form ref={ref} method="post" action={action} noValidate className={styles.form}>
          <input type="hidden" name="refundOrderNo" value={refundNo} />
          <input type="hidden" name="intent" value={intent} />
          {refused && !refused.at && (
            <Notice tone="critical" role="alert" className={styles.wide}>
              {refused.message}
            </Notice>
          )}
          {children(form)}
        </Form>
      </section>
    </Stack>
  );
}
