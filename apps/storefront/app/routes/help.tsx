import { pageMessages } from '../messages/index.ts';
import { HelpPage } from '../features/site/index.ts';
import { loadHelp } from '../features/site/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/help';

export const handle = { messages: pageMessages('catalog', 'help', 'consent') };

export const loader = shopLoader(loadHelp);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? seo(matches, { title: loaderData.title, description: loaderData.description, path: paths.help() })
    : [];

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpPage help={loaderData} />;
}
