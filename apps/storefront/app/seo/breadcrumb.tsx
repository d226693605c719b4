import { Breadcrumb } from '@marketfront/ui';
import { JsonLd, toJson } from './json-ld.tsx';
import { useRoot } from '../navigation/root-data.ts';
import { breadcrumbs } from './structured-data.ts';

interface PageBreadcrumbProps {
  /** The pages from the home page to this one, which needs no address. */
  readonly items: readonly { readonly href?: string; readonly label: string }[];
}

/** The breadcrumb of this page, for shoppers and for search engines. */
export function PageBreadcrumb({ items }: PageBreadcrumbProps) {
  const root = useRoot();
  return (
    <>
      <Breadcrumb items={items} />
      <JsonLd json={import.meta.env.SSR ? toJson(breadcrumbs(root, items)) : ''} />
    </>
  );
}
