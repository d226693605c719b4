import type { ProductStore, ServiceContact } from '@marketfront/api-client';
import { storeCardProps, storeScores } from '@marketfront/api-client/ui';
import { ButtonLink, Link, StoreCard, StoreRatings } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths, usePath, useRoot } from '../../navigation/index.ts';
import { contactAbout } from './contact-about.ts';
import { FollowButton } from './follow-button.tsx';
import { ServiceButton } from './service-list.tsx';

export interface SellerCardProps {
  readonly store: ProductStore;
  /** null when the back end does not give it. */
  readonly service: ServiceContact | null;
  /** Whether the data of the page includes the shopper's followed stores. */
  readonly followsKnown: boolean;
  /** The product that shoppers ask about. */
  readonly product: { readonly id: number; readonly name: string };
}

/** The store that sells a product: ratings, other products, and the follow button and customer service in place. */
export default function SellerCard({ store, service, followsKnown, product }: SellerCardProps) {
  const t = useMessages('seller');
  const { origin } = useRoot();
  const path = usePath();
  const topic = { name: product.name, url: origin + path(paths.product(product.id)) };
  const scores = storeScores(store.ratings, store.means);
  return (
    <StoreCard
      {...storeCardProps({ ...store, products: store.products.slice(0, 3) }, paths)}
      details={Object.keys(scores).length > 0 && <StoreRatings scores={scores} />}
      actions={
        <>
          <FollowButton
            storeId={store.id}
            name={store.name}
            followed={followsKnown ? store.followed : undefined}
          />
          {service && <ServiceButton service={contactAbout(service, topic)} storeName={store.name} />}
          <ButtonLink size="sm" href={paths.store(store.id)}>
            {t('seller.visit')}
          </ButtonLink>
          <Link href={paths.storeQualification(store.id)} rel="nofollow">
            {t('seller.licence')}
          </Link>
        </>
      }
    />
  );
}
