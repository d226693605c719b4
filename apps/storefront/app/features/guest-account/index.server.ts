export { guestAccountOf, mailedGuestAccount } from './guest-account.server.ts';
export { guestAccountResources } from './resources.server.ts';
