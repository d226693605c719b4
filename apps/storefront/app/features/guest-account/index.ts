export { GuestSession, ResumeButton } from './guest-session.tsx';
export { GuestAccountPanel } from './guest-account-panel.tsx';
export type { GuestAccount } from './guest-account-form.tsx';
