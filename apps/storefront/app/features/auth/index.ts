export { loginDialog, openLogin, useGoSignedIn } from './dialog-state.ts';
export { LoginDialogHost } from './login-dialog-host.tsx';
