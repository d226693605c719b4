import { pageMessages } from '../messages/index.ts';
import { Dashboard } from '../features/account/index.ts';
import { loadDashboard } from '../features/account/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { useRoot } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/user-center';

export const handle = {
  messages: pageMessages('addresses', 'catalog', 'favourites', 'notifications', 'orders'),
};

export const loader = signedInLoader(loadDashboard);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function UserCenterHome({ loaderData }: Route.ComponentProps) {
  const { shopper } = useRoot();
  return <Dashboard data={loaderData} nickname={shopper.nickname ?? ''} />;
}
