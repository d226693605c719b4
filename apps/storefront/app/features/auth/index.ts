export { useGoSignedIn, useOpenLogin, useResumable } from './dialog-state.ts';
export { LoginDialogHost } from './login-dialog-host.tsx';
