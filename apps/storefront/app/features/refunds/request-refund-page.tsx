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
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, usePath } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import { chosenQuantities } from './chosen-lines.ts';
import { ComputedAmount } from './computed-amount.tsx';
import { RefundLines } from './refund-lines.tsx';
import type { RefusedRequest, RequestRefundData, requestRefundAction } from './request-refund.server.ts';
import * as styles from './refunds.css.ts';
import { useRefundAmount } from './use-refund-amount.ts';
import { useFormDraft, usePicturesDraft } from '../../drafts/index.ts';
import { usePictureUpload } from '../../content/index.ts';
import { useForm } from '../../forms/index.ts';

export interface RequestRefundPageProps {
  readonly title: string;
  readonly request: RequestRefundData | null;
  /** The reason why the order cannot be refunded now. */
  readonly refused: RefusedRequest | null;
}

/** Requests a refund: the pieces, with or without sending them back, the reason, and the refunded amount. */
export function RequestRefundPage({ title, request, refused }: RequestRefundPageProps) {
  const orders = useMessages('orders');
  if (refused) return <Refused title={title} refused={refused} />;
  if (request === null) return <EmptyState level={1} title={orders('orders.numberMissing')} />;
  return <RequestForm title={title} request={request} />;
}

/** Links to the earlier refund, or to the order. */
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
  const { Form, ref, sending, refused, errorAt, typed, noticeBeside } = useForm<typeof requestRefundAction>({
    before: request.typed,
  });
  const [quantities, setQuantities] = useState<readonly RefundLine[]>(() =>
    chosenQuantities(lines, (name) => refused?.typed?.[name] ?? null, request.quantities),
  );
  const amount = useRefundAmount(orderNo, computed);
  const upload = usePictureUpload('refund');
  const kept = `refund:${orderNo}:${previous}`;
  useFormDraft(ref, kept);
  const pictures = usePicturesDraft(`${kept}:pictures`);
  const notice = errorAt('lines') ?? noticeBeside('reason', 'remark', 'pictures');
  return (
    <Stack gap="lg" className={styles.page}>
      <PageBreadcrumb
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
        ref={ref}
        method="post"
        // The URL includes the pieces that the amount was computed for.
        action={pathname + search}
        encType="multipart/form-data"
        noValidate
      >
        <input type="hidden" name="previous" value={previous} />
        <Stack gap="lg">
          {notice && (
            <Notice tone="critical" role="alert">
              {notice}
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
            error={errorAt('reason')}
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
            error={errorAt('remark')}
          />
          <Upload
            {...upload}
            {...pictures}
            label={t('refunds.pictures')}
            hint={t('refunds.picturesHint')}
            optional
            error={errorAt('pictures') ?? upload.error}
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
