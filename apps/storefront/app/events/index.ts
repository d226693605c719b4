export { track, trackOnce } from './bus.ts';
export { ItemList, useSelectItem } from './item-list.tsx';
export type { EventItem } from './subjects.ts';
export { TellOnce } from './tell-once-of.tsx';

/** What tells events; loaded after the shopper's decision. */
export const loadDelivery = () => import('./deliver.ts');
