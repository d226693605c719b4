export { exportData, profileAction } from './profile-action.server.ts';
export { loadProfilePage } from './profile.server.ts';
