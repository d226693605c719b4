export { LoginDialog, LoginPanel, type LoginDialogProps, type LoginPanelProps } from './login-dialog.tsx';
export type { LoginHumanCheck } from './human-check.tsx';
export { LoginForm, type LoginFormProps } from './login-form.tsx';
export {
  isLoginMode,
  loginCodePurposes,
  loginEvents,
  loginFields,
  loginModes,
  loginModeTable,
  loginTasks,
  nextLoginMode,
  type LoginCodePurpose,
  type LoginEvent,
  type LoginField,
  type LoginMode,
  type LoginModeRules,
  type LoginTask,
} from './modes.ts';
export type { LoginMessages } from '../../messages/login/login-messages.ts';
