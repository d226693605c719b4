import type { StoreCard as Store } from '@marketfront/api-client';
import { storeCardProps } from '@marketfront/api-client/ui';
import { StoreCard } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { paths } from '../../navigation/index.ts';

type ShownStore = Pick<
  Store,
  'id' | 'name' | 'avatar' | 'rating' | 'followers' | 'selfOperated' | 'products'
>;

/** A store among other content, with some of its products. */
export function StoreTile({ store, actions }: { store: ShownStore; actions?: ReactNode }) {
  return <StoreCard {...storeCardProps(store, paths)} actions={actions} />;
}
