import { limits, type RefundLine } from '@marketfront/api-client';
import {
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  Link,
  Notice,
  noScriptOnly,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextArea,
  Upload,
} from '@marketfront/ui';
import { useEffect, useRef, useState } from 'react';
import { Form, useActionData, useLocation, useNavigation } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, usePath } from '../../navigation/index.ts';
import { Trail } from '../../seo/index.ts';
import { fieldError, useRefusalToast } from '../../forms/index.ts';
import { chosenQuantities } from './chosen-lines.ts';
import { ComputedAmount } from './computed-amount.tsx';
import { RefundLines } from './refund-lines.tsx';
import type { RefusedRequest, RequestRefundData, requestRefundAction } from './request-refund.server.ts';
import * as styles from './refunds.css.ts';
import { typedIn } from './refused-values.ts';
import { useRefundAmount } from './use-refund-amount.ts';
import { useFormDraft, usePicturesDraft } from '../../drafts/index.ts';
import { usePictureUpload } from '../../content/index.ts';

export interface RequestRefundPageProps {
  readonly title: string;
  readonly request: RequestRefundData | null;
  /** Why the order cannot be refunded now. */
  readonly refused: RefusedRequest | null;
}

/** Asks for a refund: which pieces, with or without sending them back, why, and what is paid back. */
export function RequestRefundPage({ title, request, refused }: RequestRefundPageProps) {
  const orders = useMessages('orders');
  if (refused) return <Refused title={title} refused={refused} />;
  if (request === null) return <EmptyState level={1} title={orders('orders.numberMissing')} />;
  return <RequestForm title={title} request={request} />;
}

/** Leads on to what was asked for before, or to the order. */
function Refused({
  title,
  refused: { orderNo, reason, refundNo },
}: {
  title: string;
  refused: RefusedRequest;
}) {
  const t = useMessages('refunds');
  const orders = useMessages('orders');
  return (
    <EmptyState
      level={1}
      title={title}
      description={reason}
      actions={
        <>
          {refundNo !== null && (
            <ButtonLink tone="primary" href={accountPaths.refund(refundNo)}>
              {orders('orders.viewRefund')}
            </ButtonLink>
          )}
          <ButtonLink href={accountPaths.order(orderNo)}>{t('refunds.back')}</ButtonLink>
        </>
      }
    />
  );
}

function RequestForm({ title, request }: { title: string; request: RequestRefundData }) {
  const t = useMessages('refunds');
  const orders = useMessages('orders');
  const path = usePath();
  const { pathname, search } = useLocation();
  const { application, reasons, storeName, paymentMethod, previous, computed, isPartial } = request;
  const { orderNo, lines, returnable } = application;
  const answer = useActionData<typeof requestRefundAction>();
  const refused = answer && 'message' in answer ? answer : undefined;
  useRefusalToast(refused);
  const typed: Readonly<Record<string, string>> = {
    ...request.typed,
    ...typedIn(refused),
  };
  const [quantities, setQuantities] = useState<readonly RefundLine[]>(() =>
    chosenQuantities(lines, (name) => typedIn(refused)[name] ?? null, request.quantities),
  );
  const amount = useRefundAmount(orderNo, computed);
  const upload = usePictureUpload('refund');
  const sending = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const kept = `refund:${orderNo}:${previous}`;
  useFormDraft(form, kept);
  const pictures = usePicturesDraft(`${kept}:pictures`);
  useEffect(() => {
    if (refused?.at) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(refused.at)}"]`)?.focus();
  }, [refused]);
  const at = (name: string) => fieldError(refused, name);
  const hasPlace = ['reason', 'remark', 'pictures'].some((name) => at(name));
  const withoutPlace = hasPlace ? at('lines') : refused?.message;
  return (
    <Stack gap="lg" className={styles.page}>
      <Trail
        items={[
          { href: accountPaths.orders(), label: orders('orders.title') },
          { href: accountPaths.order(orderNo), label: orderNo },
          { label: title },
        ]}
      />
      <Stack gap="xs">
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {storeName !== null && <Text tone="muted">{t('refunds.boughtFrom', { store: storeName })}</Text>}
      </Stack>
      <Form
        ref={form}
        method="post"
        // With the pieces that the amount was computed for.
        action={pathname + search}
        encType="multipart/form-data"
        noValidate
      >
        <input type="hidden" name="previous" value={previous} />
        <Stack gap="lg">
          {withoutPlace && (
            <Notice tone="critical" role="alert">
              {withoutPlace}
            </Notice>
          )}
          <Stack gap="sm" asChild>
            <section>
              <Heading level={2} size="md">
                {t('refunds.what')}
              </Heading>
              <RefundLines
                lines={lines}
                quantities={quantities}
                onChange={
                  isPartial
                    ? (next) => {
                        setQuantities(next);
                        void amount.update(next);
                      }
                    : undefined
                }
              />
            </section>
          </Stack>
          {returnable === true && (
            <RadioGroup
              name="kind"
              layout="cards"
              legend={t('refunds.how')}
              defaultValue={typed.kind || 'goods'}
              options={[
                { value: 'goods', label: t('refunds.kind.goods'), description: t('refunds.kind.goodsText') },
                { value: 'money', label: t('refunds.kind.money'), description: t('refunds.kind.moneyText') },
              ]}
            />
          )}
          <Select
            name="reason"
            label={t('refunds.reason')}
            required
            defaultValue={typed.reason}
            error={at('reason')}
            options={[
              { value: '', label: t('refunds.chooseReason') },
              ...reasons.map((reason) => ({ value: reason, label: reason })),
            ]}
          />
          <TextArea
            name="remark"
            label={t('refunds.remark')}
            optional
            rows={3}
            maxLength={limits.refundRemark}
            defaultValue={typed.remark}
            error={at('remark')}
          />
          <Upload
            {...upload}
            {...pictures}
            label={t('refunds.pictures')}
            hint={t('refunds.picturesHint')}
            optional
            error={at('pictures') ?? upload.error}
          />
          <ComputedAmount
            computed={isPartial ? amount.amount : null}
            total={isPartial ? (amount.amount?.total ?? '0.00') : application.amount}
            isEstimate
            paymentMethod={paymentMethod}
            busy={amount.busy}
          />
          {isPartial && (
            <div className={noScriptOnly}>
              <Button
                type="submit"
                formMethod="get"
                formAction={path(accountPaths.requestRefund())}
                name="orderNo"
                value={orderNo}
              >
                {t('refunds.recompute')}
              </Button>
            </div>
          )}
          <Text size="sm" tone="muted">
            {t('refunds.policy')}{' '}
            <Link href={paths.help('returns')} tone="strong">
              {t('refunds.policyLink')}
            </Link>
          </Text>
          <Inline gap="sm">
            <Button type="submit" tone="primary" loading={sending}>
              {t('refunds.send')}
            </Button>
            <ButtonLink tone="quiet" href={accountPaths.order(orderNo)}>
              {t('refunds.back')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  );
}
