import { storeCardProps } from '@marketfront/api-client/ui';
import { Container, Stack, StoreCard } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { Trail } from '../../platform/trail.tsx';
import { ProductList } from '../catalog/index.ts';
import type { StoreData } from './stores.server.ts';

export function StorePage({ data: { id, store, query, result, facets, pageCount } }: { data: StoreData }) {
  const t = useMessages('catalog');
  const site = useMessages('site');
  return (
    <Container>
      <Stack gap="md">
        <Trail
          items={[
            { href: paths.home(), label: t('catalog.home') },
            { href: paths.storeStreet(), label: site('site.shopStreet') },
            { label: store.name },
          ]}
        />
        <StoreCard {...storeCardProps({ ...store, id }, paths)} />
        <ProductList
          path={paths.store()}
          fixed={{ id: String(id) }}
          query={query}
          result={result}
          pageCount={pageCount}
          facets={facets}
        />
      </Stack>
    </Container>
  );
}
