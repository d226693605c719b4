export { LoginDialogHost } from './login-dialog-host.tsx';
export { PasskeyOfferHost } from './passkey-offer-host.tsx';
export { LoginPage } from './login-page.tsx';
export { useLacksPasskeys, usePasskey } from './use-passkey.ts';
