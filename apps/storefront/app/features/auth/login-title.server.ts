import { type LoginMode, loginModeTable } from '@marketfront/ui/login-dialog/modes';
import { loadEveryLoginLanguage, loginMessages } from '../../messages/login.ts';
import type { Shop } from '../../http/index.server.ts';

type Task = (typeof loginModeTable)[LoginMode]['task'];

const titles = {
  signIn: 'title.signIn',
  register: 'title.register',
  requestReset: 'title.forgot',
  resetPassword: 'title.verify',
  guest: 'title.guest',
} as const satisfies Record<Task, string>;

/** The title of a mode's page, which is also its heading. */
export async function loginTitle(shop: Shop, mode: LoginMode): Promise<string> {
  // No language is loaded before the first render of a page.
  await loadEveryLoginLanguage();
  return loginMessages(shop.locale.code)[titles[loginModeTable[mode].task]];
}
