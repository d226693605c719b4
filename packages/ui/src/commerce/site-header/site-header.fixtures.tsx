export const languages = [
  { tag: 'en', name: 'English', href: '#en', current: true },
  { tag: 'zh-CN', name: '简体中文', href: '#zh', current: false },
  { tag: 'th', name: 'ไทย', href: '#th', current: false },
  { tag: 'lo', name: 'ລາວ', href: '#lo', current: false },
];
