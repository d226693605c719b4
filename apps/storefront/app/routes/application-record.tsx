import { pageMessages } from '../messages/index.ts';
import { RecordsPage } from '../features/onboarding/index.ts';
import { loadRecords } from '../features/onboarding/index.server.ts';
import { CompleteUi } from '../state/complete-ui.tsx';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/application-record';

export const handle = { messages: pageMessages('catalog', 'onboarding', 'site'), completeUi: true };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadRecords(shop, url.searchParams),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function ApplicationRecord({ loaderData }: Route.ComponentProps) {
  return (
    <CompleteUi>
      <RecordsPage data={loaderData} />
    </CompleteUi>
  );
}
