export { Dashboard } from './dashboard.tsx';
export { ProfilePage } from './profile/profile-page.tsx';
export { accountPreview } from './resources.ts';
