import type { LocaleCode } from '@marketfront/i18n';
import type { CoreMessages, UiMessages } from '@marketfront/ui';
import type { LoginMessages } from '@marketfront/ui/login-dialog';

/** The parts of the design system's messages that the shop loads. */
export interface UiParts {
  core: CoreMessages;
  all: UiMessages;
  login: LoginMessages;
}

type Imports = { [Part in keyof UiParts]: () => Promise<{ default: UiParts[Part] }> };

/** All files of all languages. A bundler needs each import written out. */
export const uiImports: Record<LocaleCode, Imports> = {
  en: {
    core: () => import('@marketfront/ui/messages/en/core'),
    all: () => import('@marketfront/ui/messages/en'),
    login: () => import('@marketfront/ui/messages/en/login'),
  },
  'zh-CN': {
    core: () => import('@marketfront/ui/messages/zh-CN/core'),
    all: () => import('@marketfront/ui/messages/zh-CN'),
    login: () => import('@marketfront/ui/messages/zh-CN/login'),
  },
  es: {
    core: () => import('@marketfront/ui/messages/es/core'),
    all: () => import('@marketfront/ui/messages/es'),
    login: () => import('@marketfront/ui/messages/es/login'),
  },
  fr: {
    core: () => import('@marketfront/ui/messages/fr/core'),
    all: () => import('@marketfront/ui/messages/fr'),
    login: () => import('@marketfront/ui/messages/fr/login'),
  },
  th: {
    core: () => import('@marketfront/ui/messages/th/core'),
    all: () => import('@marketfront/ui/messages/th'),
    login: () => import('@marketfront/ui/messages/th/login'),
  },
  lao: {
    core: () => import('@marketfront/ui/messages/lao/core'),
    all: () => import('@marketfront/ui/messages/lao'),
    login: () => import('@marketfront/ui/messages/lao/login'),
  },
};
