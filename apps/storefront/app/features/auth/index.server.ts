export { loginAction } from './login-actions.server.ts';
export { loginTitle } from './login-title.server.ts';
export { loadAgreement, loadSignInOptions } from './sign-in-options.server.ts';
export { socialCallback, startSocialLogin } from './social-login.server.ts';
export { logoutAction } from './logout.server.ts';
export { authResources } from './resources.server.ts';
