import { pageMessages } from '../messages/index.ts';
import { PreferencesPage } from '../features/site/index.ts';
import { loadPreferences, preferencesAction } from '../features/site/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/preferences';

export const handle = { messages: pageMessages('catalog', 'site') };

export const loader = shopLoader((shop, { url }: Route.LoaderArgs) =>
  loadPreferences(shop, url.searchParams),
);

export const action = preferencesAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function Preferences({ loaderData }: Route.ComponentProps) {
  return <PreferencesPage preferences={loaderData} />;
}
