import { CompleteUi } from '../../state/complete-ui.tsx';
import { ApplicationPage, type ApplicationPageProps } from './application-page.tsx';

/** The page, wrapped with the messages that its form needs. */
export default function Application(props: ApplicationPageProps) {
  return (
    <CompleteUi>
      <ApplicationPage {...props} />
    </CompleteUi>
  );
}
