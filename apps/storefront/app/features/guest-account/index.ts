export { GuestSession } from './guest-session.tsx';
export { GuestAccountForm, type GuestAccount } from './guest-account-form.tsx';
