export { loadAccountPreview, type AccountPreviewData } from './account-preview.server.ts';
export { isSessionAlive, loadCurrentShopper } from './current-shopper.server.ts';
export { loadProfile } from './profile.server.ts';
