import { pageMessages } from '../messages/index.ts';
import { WriteReviewPage } from '../features/reviews/index.ts';
import { loadWriteReview, writeReviewAction } from '../features/reviews/index.server.ts';
import { signedInLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/write-review';

export const handle = { messages: pageMessages('reviewing', 'orders'), completeUi: true };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadWriteReview(shop, url.searchParams),
);

export const action = writeReviewAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function WriteReview({ loaderData }: Route.ComponentProps) {
  return <WriteReviewPage {...loaderData} />;
}
