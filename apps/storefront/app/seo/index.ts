export { JsonLd, toJson } from './json-ld.tsx';
export { seo } from './seo.ts';
export { productGroup } from './structured-product.ts';
export { itemList, organization, store, website } from './structured-data.ts';
export { PageBreadcrumb } from './breadcrumb.tsx';
