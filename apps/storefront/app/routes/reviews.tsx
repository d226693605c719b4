import { pageMessages } from '../messages/index.ts';
import { OwnReviewsPage } from '../features/reviews/index.ts';
import { loadOwnReviews } from '../features/reviews/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/reviews';

export const handle = { messages: pageMessages('reviewing') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadOwnReviews(shop, url.searchParams),
);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <OwnReviewsPage data={loaderData} />;
}
