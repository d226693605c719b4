import { Container, Heading, Stack } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import { bar } from './chips.css.ts';
import { StoreListSearch } from './store-list-search.tsx';
import { StoreList } from './later.ts';
import type { StoreStreetData } from './stores.server.ts';

/** All stores of the marketplace. */
export function StoreStreetPage({ data: { list, title } }: { data: StoreStreetData }) {
  const t = useMessages('catalog');
  return (
    <Container>
      <Stack gap="md">
        <PageBreadcrumb items={[{ href: paths.home(), label: t('catalog.home') }, { label: title }]} />
        <div className={bar}>
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <StoreListSearch data={list} path={paths.storeStreet()} />
        </div>
        <StoreList data={list} path={paths.storeStreet()} />
      </Stack>
    </Container>
  );
}
