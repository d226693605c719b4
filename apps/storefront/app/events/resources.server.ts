import { serve } from '../http/resource.server.ts';
import { eventsAction } from './endpoint.server.ts';
import { onceAction } from './once.server.ts';
import { events, once } from './resources.ts';

export const eventResources = [serve(events, { act: eventsAction }), serve(once, { act: onceAction })];
