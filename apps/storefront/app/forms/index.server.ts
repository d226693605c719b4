export { keepTyped } from './keep-typed.server.ts';
export { readPhoneNumber } from './phone-number.server.ts';
