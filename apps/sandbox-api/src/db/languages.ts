/**
 * The languages of names and texts in the database, in the order of the language switcher. `tag` is the key of a text
 * (BCP 47); `code` is the spelling in the shop's addresses.
 */
export const languages = [
  { tag: 'en', code: 'en', name: 'English' },
  { tag: 'zh-CN', code: 'zh-CN', name: '简体中文' },
  { tag: 'es', code: 'es', name: 'Español' },
  { tag: 'fr', code: 'fr', name: 'Français' },
  { tag: 'th', code: 'th', name: 'ไทย' },
  { tag: 'lo', code: 'lao', name: 'ລາວ' },
] as const;

export type Language = (typeof languages)[number]['tag'];
