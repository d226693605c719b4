import chinese from '@marketfront/ui/fonts/zh-CN.css?url';
import lao from '@marketfront/ui/fonts/lao.css?url';
import thai from '@marketfront/ui/fonts/th.css?url';
import type { LocaleCode } from '@marketfront/i18n';

/** Fonts that only one language needs; the Latin one is part of every page. */
export const fontStyles: Partial<Record<LocaleCode, string>> = { 'zh-CN': chinese, th: thai, lao };
