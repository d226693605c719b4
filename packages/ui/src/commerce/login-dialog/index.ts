export { LoginDialog, LoginPanel, type LoginDialogProps, type LoginPanelProps } from './login-dialog.tsx';
export { LoginForm, type LoginFormProps } from './login-form.tsx';
export {
  loginFields,
  loginModeViews,
  loginModes,
  type LoginField,
  type LoginMode,
  type LoginModeView,
} from './modes.ts';
export type { LoginMessages } from '../../messages/login/login-messages.ts';
