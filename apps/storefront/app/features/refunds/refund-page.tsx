import { isRevocable, type Refund, refundTurn } from '@marketfront/api-client';
import { orderLineProps } from '@marketfront/api-client/ui';
import { formatDate } from '@marketfront/i18n/format';
import {
  ButtonLink,
  DescriptionList,
  EmptyState,
  Heading,
  Link,
  Notice,
  OrderLines,
  OrderStatusBadge,
  RefundTimeline,
  Spread,
  Stack,
  Card,
} from '@marketfront/ui';
import { useActionData } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { TellOnce } from '../../events/index.ts';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import { ComputedAmount } from './computed-amount.tsx';
import { quantityFields } from './chosen-lines.ts';
import type { refundAction } from './refund-action.server.ts';
import { Conversation, EscalationForm, ReturnGoodsForm } from './later.ts';
import { type RefundStep, refundEvents } from './refund-events.ts';
import { RefundPictures } from './refund-pictures.tsx';
import { isShownAtForm } from './use-refund-form.ts';
import type { RefundData } from './refunds.server.ts';
import { RevokeButton, RevokeConfirmation } from './revoke-refund.tsx';
import { kindMessages, stateView } from './state-view.ts';

/** A refund: its state, the side that has to act and its deadline, its history, and its lines. */
export function RefundPage({
  data: { refund, paymentMethod, messages, confirmsRevoke, escalates, typed },
}: {
  data: RefundData;
}) {
  const t = useMessages('refunds');
  const answer = useActionData<typeof refundAction>();
  if (refund === null) return <EmptyState level={1} title={t('refunds.numberMissing')} />;
  const { refundNo, state, storeId, storeName, lines, pictures, amount, computed } = refund;
  const { message, tone } = stateView[state];
  const refused = answer && 'message' in answer && !isShownAtForm(answer) ? answer.message : undefined;
  return (
    <Stack gap="xl">
      {state === 'refunded' && <TellOnce name="refund" number={refundNo} />}
      <PageBreadcrumb
        items={[{ href: accountPaths.refunds(), label: t('refunds.title') }, { label: refundNo }]}
      />
      <Spread gap="md">
        <Heading level={1} size="lg">
          {t('refunds.number', { number: refundNo })}
        </Heading>
        <OrderStatusBadge tone={tone} label={t(message)} />
      </Spread>
      {refused && (
        <Notice tone="critical" role="alert">
          {refused}
        </Notice>
      )}
      {confirmsRevoke && isRevocable(state) && <RevokeConfirmation refundNo={refundNo} />}
      <Progress refund={refund} hidesRevoke={confirmsRevoke} hidesEscalation={escalates} />
      {escalates && <EscalationForm refundNo={refundNo} typed={typed} />}
      {state === 'returningGoods' && <ReturnGoodsForm refund={refund} typed={typed} />}
      {messages && <Conversation refund={refund} messages={messages} typed={typed} />}
      <Stack gap="sm" asChild>
        <section>
          <Heading level={2} size="md">
            {t('refunds.what')}
          </Heading>
          {storeName !== null && <Link href={paths.store(storeId)}>{storeName}</Link>}
          <Card padding="none">
            <OrderLines
              lines={lines.map((line) => ({ ...orderLineProps(line, paths), key: String(line.id) }))}
            />
          </Card>
        </section>
      </Stack>
      <ComputedAmount computed={computed} total={amount} paymentMethod={paymentMethod} />
      <Facts refund={refund} />
      {pictures.length > 0 && (
        <Stack gap="sm" asChild>
          <section>
            <Heading level={2} size="md">
              {t('refunds.pictures')}
            </Heading>
            <RefundPictures pictures={pictures} />
          </section>
        </Stack>
      )}
    </Stack>
  );
}

const stepMessages = {
  requested: 'refunds.step.requested',
  agreed: 'refunds.step.agreed',
  refused: 'refunds.step.refused',
  sendBack: 'refunds.step.sendBack',
  sentBack: 'refunds.step.sentBack',
  received: 'refunds.step.received',
  payBack: 'refunds.step.payBack',
  paidBack: 'refunds.step.paidBack',
  revoked: 'refunds.step.revoked',
  silent: 'refunds.step.silent',
  escalated: 'refunds.step.escalated',
  marketplaceDecides: 'refunds.step.marketplaceDecides',
  marketplaceRefunds: 'refunds.step.marketplaceRefunds',
  marketplaceRefused: 'refunds.step.marketplaceRefused',
} as const satisfies Record<RefundStep, string>;

interface ProgressProps {
  readonly refund: Refund;
  readonly hidesRevoke: boolean;
  readonly hidesEscalation: boolean;
}

function Progress({ refund, hidesRevoke, hidesEscalation }: ProgressProps) {
  const t = useMessages('refunds');
  const { locale, timeZone } = useRoot();
  const time = (iso: string) => formatDate(locale, iso, { style: 'dateTime', timeZone });
  const { refundNo, orderNo, state, deadline, reason, returnAddress, escalatable, escalation } = refund;
  const isClosed = state === 'refused' || state === 'revoked';
  return (
    <RefundTimeline
      turn={refundTurn[state] ?? undefined}
      deadline={deadline === null ? undefined : time(deadline)}
      events={refundEvents(refund).map(({ step, at, state: shown }) => ({
        key: step,
        title: t(step === 'agreed' && shown === 'current' ? 'refunds.step.deciding' : stepMessages[step]),
        state: shown,
        ...(at && { time: time(at), dateTime: at }),
        detail: detailOf(step, refund),
      }))}
      reason={reason}
      refusal={refusalOf(refund, t)}
      returnAddress={state === 'returningGoods' || state === 'storeReceiving' ? returnAddress : []}
      actions={
        <>
          {isClosed && escalation?.decision !== 'refuse' && (
            <ButtonLink tone="primary" href={accountPaths.requestRefund(orderNo, askedFor(refund))}>
              {t('refunds.askAgain')}
            </ButtonLink>
          )}
          {escalatable && !hidesEscalation && (
            <ButtonLink href={`${accountPaths.refund(refundNo, { confirm: 'escalate' })}#escalate`}>
              {t('refunds.escalate')}
            </ButtonLink>
          )}
          {isRevocable(state) && !hidesRevoke && <RevokeButton refundNo={refundNo} />}
          <ButtonLink tone="quiet" href={accountPaths.order(orderNo)}>
            {t('refunds.toOrder')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The request, as the fields of its form. */
const askedFor = ({ kind, reason, remark, lines }: Refund) => ({
  kind: kind ?? '',
  reason: reason ?? '',
  remark: remark ?? '',
  ...quantityFields(lines),
});

/** The text below a step. */
function detailOf(step: RefundStep, { escalation, refusal, returnParcel, state }: Refund) {
  if (step === 'sentBack') return returnParcel && `${returnParcel.carrier} ${returnParcel.trackingNo}`;
  if (step === 'escalated') return escalation?.reason;
  if (step === 'marketplaceRefunds' || step === 'marketplaceRefused') return escalation?.decisionReason;
  // A final refusal is shown above the steps instead.
  return step === 'refused' && state !== 'refused' ? refusal : null;
}

/** The reason for the refusal, and the next step for the shopper. */
function refusalOf({ state, refusal, escalation, escalatable }: Refund, t: (key: RefusalMessage) => string) {
  if (state !== 'refused') return undefined;
  const asked = escalatable ? 'refunds.refusedEscalate' : 'refunds.refusedNext';
  const next = escalation ? 'refunds.final' : asked;
  return { reason: refusal ?? t('refunds.noReason'), next: t(next) };
}
type RefusalMessage =
  | 'refunds.noReason'
  | 'refunds.final'
  | 'refunds.refusedEscalate'
  | 'refunds.refusedNext';

function Facts({ refund }: { refund: Refund }) {
  const t = useMessages('refunds');
  const { locale, timeZone } = useRoot();
  const { refundNo, orderNo, kind, remark, createdAt } = refund;
  return (
    <DescriptionList
      items={[
        { term: t('refunds.numberTerm'), description: <bdi>{refundNo}</bdi> },
        {
          term: t('refunds.order'),
          description: <Link href={accountPaths.order(orderNo)}>{orderNo}</Link>,
        },
        ...(kind === null ? [] : [{ term: t('refunds.how'), description: t(kindMessages[kind]) }]),
        {
          term: t('refunds.requestedAt'),
          description: formatDate(locale, createdAt, { style: 'dateTime', timeZone }),
        },
        ...(remark === null ? [] : [{ term: t('refunds.remark'), description: remark }]),
      ]}
    />
  );
}
