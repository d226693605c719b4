export { guestAccountAction, guestAccountOf, mailedGuestAccount } from './guest-account.server.ts';
