export { LoginDialogHost } from './login-dialog-host.tsx';
export { LoginPage } from './login-page.tsx';
