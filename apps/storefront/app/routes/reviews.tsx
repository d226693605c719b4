import { pageMessages } from '../messages/index.ts';
import { OwnReviewsPage } from '../features/reviews/index.ts';
import { loadOwnReviews } from '../features/reviews/index.server.ts';
import { signedInLoader } from '../platform/handlers.server.ts';
import { seo } from '../platform/seo.ts';
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
