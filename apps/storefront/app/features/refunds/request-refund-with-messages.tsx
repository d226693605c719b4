import { CompleteUi } from '../../state/complete-ui.tsx';
import { RequestRefundPage, type RequestRefundPageProps } from './request-refund-page.tsx';

/** The page, wrapped with the messages that its form needs. */
export default function RequestRefund(props: RequestRefundPageProps) {
  return (
    <CompleteUi>
      <RequestRefundPage {...props} />
    </CompleteUi>
  );
}
