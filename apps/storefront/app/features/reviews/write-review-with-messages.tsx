import { CompleteUi } from '../../state/complete-ui.tsx';
import { WriteReviewPage, type WriteReviewPageProps } from './write-review-page.tsx';

/** The page, wrapped with the messages that its form needs. */
export default function WriteReview(props: WriteReviewPageProps) {
  return (
    <CompleteUi>
      <WriteReviewPage {...props} />
    </CompleteUi>
  );
}
