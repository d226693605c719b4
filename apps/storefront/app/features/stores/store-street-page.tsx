import { Container, Grid, Heading, Pagination, Stack } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { Trail } from '../../platform/trail.tsx';
import { StoreTile } from './store-tile.tsx';
import type { StoreStreetData } from './stores.server.ts';

export function StoreStreetPage({ data: { page, stores, pageCount, title } }: { data: StoreStreetData }) {
  const t = useMessages('catalog');
  return (
    <Container>
      <Stack gap="lg">
        <Trail items={[{ href: paths.home(), label: t('catalog.home') }, { label: title }]} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Grid min="lg" gap="lg">
          {stores.map((store) => (
            <StoreTile key={store.id} store={store} />
          ))}
        </Grid>
        {pageCount > 1 && <Pagination page={page} pageCount={pageCount} hrefFor={paths.storeStreet} />}
      </Stack>
    </Container>
  );
}
