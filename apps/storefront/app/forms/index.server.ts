export { formIdempotencyKey, textField, textFields } from './form.server.ts';
export { readPhoneNumber } from './phone-number.server.ts';
