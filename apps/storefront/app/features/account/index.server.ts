export { type AccountPreviewData } from './account-preview.server.ts';
export { isSessionAlive, loadCurrentShopper } from './current-shopper.server.ts';
export { loadDashboard } from './dashboard.server.ts';
export { loadProfile, type PageTextCode } from './profile.server.ts';
export { profileAction } from './profile/profile-action.server.ts';
export { loadProfilePage } from './profile/profile.server.ts';
export { accountResources } from './resources.server.ts';
