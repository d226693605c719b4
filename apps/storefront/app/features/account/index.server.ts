export { loadCurrentShopper } from './current-shopper.server.ts';
export { loadProfile } from './profile.server.ts';
