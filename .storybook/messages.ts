import { pseudo } from '@marketfront/i18n/pseudo';
import { en } from '@marketfront/ui/messages/en';
import es from '@marketfront/ui/messages/es';
import fr from '@marketfront/ui/messages/fr';
import lao from '@marketfront/ui/messages/lao';
import th from '@marketfront/ui/messages/th';
import zhCN from '@marketfront/ui/messages/zh-CN';
import loginEn from '@marketfront/ui/messages/en/login';
import loginEs from '@marketfront/ui/messages/es/login';
import loginFr from '@marketfront/ui/messages/fr/login';
import loginLao from '@marketfront/ui/messages/lao/login';
import loginTh from '@marketfront/ui/messages/th/login';
import loginZhCN from '@marketfront/ui/messages/zh-CN/login';

type Messages = Record<string, string | Record<string, string>>;

/** Pseudo-localised messages: accented and a third longer, to reveal untranslated text and layouts that are too narrow. */
const pseudoLocalise = <T extends object>(messages: T): T =>
  Object.fromEntries(
    Object.entries(messages as Messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? pseudo(message) : pseudoLocalise(message),
    ]),
  ) as T;

export const uiMessages = { en, 'zh-CN': zhCN, es, fr, th, lao, pseudo: pseudoLocalise(en) };
export type MessagesLocale = keyof typeof uiMessages;

/** The sign-in dialog receives its messages as a prop, because they are loaded with it on demand. */
export const loginMessages = {
  en: loginEn,
  'zh-CN': loginZhCN,
  es: loginEs,
  fr: loginFr,
  th: loginTh,
  lao: loginLao,
  pseudo: pseudoLocalise(loginEn),
};
