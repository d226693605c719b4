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

type Texts = Record<string, string | Record<string, string>>;

/** Every text accented and a third longer: what stays plain is not translated, what breaks is too narrow. */
const stretch = <T extends object>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts as Texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudo(text) : stretch(text),
    ]),
  ) as T;

export const words = { en, 'zh-CN': zhCN, es, fr, th, lao, pseudo: stretch(en) };
export type WordsLocale = keyof typeof words;

/** The sign-in dialog takes its words as a prop, since they come with it on demand. */
export const loginWords = {
  en: loginEn,
  'zh-CN': loginZhCN,
  es: loginEs,
  fr: loginFr,
  th: loginTh,
  lao: loginLao,
  pseudo: stretch(loginEn),
};
