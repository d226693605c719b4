export { loadAccountPreview, type AccountPreviewData } from './account-preview.server.ts';
export { loadCurrentShopper } from './current-shopper.server.ts';
export { isSessionAlive } from './is-session-alive.server.ts';
export { loadProfile } from './profile.server.ts';
