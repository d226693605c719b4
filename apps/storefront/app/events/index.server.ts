export { keepConsent } from './consent-action.server.ts';
export { eventResources } from './resources.server.ts';
export { loadRootEvents } from './root-events.server.ts';
export { leaveEvent, type SignInMethod } from './told-event.server.ts';
