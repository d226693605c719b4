import type { StoreCard as Store } from '@marketfront/api-client';
import { storeCardProps, storeScores } from '@marketfront/api-client/ui';
import { StoreCard, StoreRatings } from '@marketfront/ui';
import { paths } from '../../navigation/index.ts';
import { FollowButton } from './follow-button.tsx';
import { ServiceButton } from './service-list.tsx';

interface ListedStoreProps {
  readonly store: Store;
  /** Whether the data of the list includes the shopper's followed stores. */
  readonly followsKnown: boolean;
}

/** A store in a list of stores: its ratings and bestsellers, with the follow button and customer service in place. */
export function ListedStore({ store, followsKnown }: ListedStoreProps) {
  const { id, name, ratings, openSince, service, followed } = store;
  const scores = storeScores(ratings);
  return (
    <StoreCard
      {...storeCardProps(store, paths)}
      openSince={openSince ? String(new Date(openSince).getUTCFullYear()) : undefined}
      details={Object.keys(scores).length > 0 && <StoreRatings scores={scores} />}
      actions={
        <>
          <FollowButton storeId={id} name={name} followed={followsKnown ? followed : undefined} />
          {service && <ServiceButton service={service} storeName={name} />}
        </>
      }
    />
  );
}
