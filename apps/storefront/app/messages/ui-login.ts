import type { LoginMessages } from '@marketfront/ui/login-dialog';
import type { UiImports } from './ui-catalogues.ts';

export const imports: UiImports<LoginMessages> = {
  en: () => import('@marketfront/ui/messages/en/login'),
  'zh-CN': () => import('@marketfront/ui/messages/zh-CN/login'),
  es: () => import('@marketfront/ui/messages/es/login'),
  fr: () => import('@marketfront/ui/messages/fr/login'),
  th: () => import('@marketfront/ui/messages/th/login'),
  lao: () => import('@marketfront/ui/messages/lao/login'),
};
