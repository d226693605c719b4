import { formatDate } from '@marketfront/i18n/format';
import { Countdown, Notice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { useRevalidate, useRoot } from '../../navigation/index.ts';

interface TimeToPayProps {
  /** The time at which an unpaid order is cancelled. */
  readonly deadline: string;
  /** The server's time. */
  readonly now: number;
  /** Whether the page waits for an answer of the provider. */
  readonly isPaying?: boolean;
}

/** The time left to pay an order. When it ends, the page loads its data again and shows the order as cancelled. */
export function TimeToPay({ deadline, now, isPaying = false }: TimeToPayProps) {
  const revalidate = useRevalidate();
  const end = () => {
    if (!isPaying) void revalidate();
  };
  return <Countdown until={Date.parse(deadline)} now={now} onEnd={end} />;
}

/** The payment deadline of an order, on the pages where it is paid. */
export function PayBefore({ deadline, ...rest }: TimeToPayProps) {
  const t = useMessages('payments');
  const { locale, timeZone } = useRoot();
  const time = formatDate(locale, deadline, { style: 'dateTime', timeZone });
  return (
    <Notice tone="warning">
      {t('payments.payBefore', { time })} <TimeToPay deadline={deadline} {...rest} />
    </Notice>
  );
}
