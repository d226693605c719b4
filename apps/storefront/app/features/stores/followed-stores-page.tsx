import { storeCardProps } from '@marketfront/api-client/ui';
import {
  ButtonLink,
  EmptyState,
  Heading,
  IconStore,
  Pagination,
  Stack,
  StoreCard,
  Text,
} from '@marketfront/ui';
import { formatDate } from '@marketfront/i18n/format';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import { FollowButton } from './follow-button.tsx';
import type { FollowedStoresData } from './followed-list.server.ts';

/** The stores that the shopper follows, each with its newest products. */
export function FollowedStoresPage({
  data: { title, page, pageCount, stores },
}: {
  data: FollowedStoresData;
}) {
  const t = useMessages('wishlist');
  const { locale, timeZone } = useRoot();
  return (
    <Stack gap="lg">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {stores.length === 0 ? (
        <EmptyState
          icon={<IconStore size={32} />}
          title={t('wishlist.noStoresTitle')}
          description={t('wishlist.noStoresText')}
          actions={<ButtonLink href={paths.storeStreet()}>{t('wishlist.findStores')}</ButtonLink>}
        />
      ) : (
        <Stack gap="md">
          {stores.map(({ storeId, name, avatar, createdAt, products }) => (
            <StoreCard
              key={storeId}
              {...storeCardProps(
                { id: storeId, name, avatar, products, rating: null, followers: null, selfOperated: false },
                paths,
              )}
              details={
                createdAt && (
                  <Text inline size="sm" tone="muted">
                    {t('wishlist.followedSince', { date: formatDate(locale, createdAt, { timeZone }) })}
                  </Text>
                )
              }
              actions={<FollowButton storeId={storeId} name={name} followed />}
            />
          ))}
        </Stack>
      )}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(to: number) => accountPaths.followedStores({ page: to })}
        />
      )}
    </Stack>
  );
}
