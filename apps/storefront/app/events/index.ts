import { later } from '../../speed/browser/later.tsx';

export { track, trackOnce } from './bus.ts';
export { ItemList, useSelectItem } from './item-list.tsx';
export type { EventItem } from './subjects.ts';
export { TellOnce } from './once.tsx';

/** Asks for consent and tells events; its code is loaded where the shop does one of them. */
export const EventsHost = later(() => import('./events-host.tsx'));
