import { later } from '../../speed/browser/later.tsx';

export { track, trackOnce } from './bus.ts';
export { ItemList, useSelectItem } from './item-list.tsx';
export type { EventItem } from './subjects.ts';
export { TellOnce } from './once.tsx';

/** Asks for consent and sends events; its code is loaded only if the shop does one of them. */
export const EventsHost = later(() => import('./events-host.tsx'));
