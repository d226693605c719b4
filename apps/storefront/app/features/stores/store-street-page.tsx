import { Container, Heading, Stack } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { Trail } from '../../platform/trail.tsx';
import { StoreList } from './store-list.tsx';
import type { StoreStreetData } from './stores.server.ts';

/** All stores of the marketplace. */
export function StoreStreetPage({ data: { list, title } }: { data: StoreStreetData }) {
  const t = useMessages('catalog');
  return (
    <Container>
      <Stack gap="md">
        <Trail items={[{ href: paths.home(), label: t('catalog.home') }, { label: title }]} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <StoreList data={list} path={paths.storeStreet()} search />
      </Stack>
    </Container>
  );
}
