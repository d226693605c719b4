import type { CoreMessages } from '@marketfront/ui';
import type { UiImports } from './ui-catalogues.ts';

export const imports: UiImports<CoreMessages> = {
  en: () => import('@marketfront/ui/messages/en/core'),
  'zh-CN': () => import('@marketfront/ui/messages/zh-CN/core'),
  es: () => import('@marketfront/ui/messages/es/core'),
  fr: () => import('@marketfront/ui/messages/fr/core'),
  th: () => import('@marketfront/ui/messages/th/core'),
  lao: () => import('@marketfront/ui/messages/lao/core'),
};
