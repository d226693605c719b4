export { JsonLd, toJson } from './json-ld.tsx';
export { seo } from './seo.ts';
export { productGroup } from './things-product.ts';
export { itemList, organization, store, website } from './things.ts';
export { Trail } from './trail.tsx';
