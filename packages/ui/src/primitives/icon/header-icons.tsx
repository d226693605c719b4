// Icons of headers and of contact options.
import { createIcon } from './create-icon.tsx';

export const IconCart = /* @__PURE__ */ createIcon('M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5', {
  name: 'IconCart',
});
export const IconChat = /* @__PURE__ */ createIcon('M4 5h16v11.5H10.5L6 20v-3.5H4zM8 9.5h8M8 12.5h5', {
  name: 'IconChat',
});
export const IconGlobe = /* @__PURE__ */ createIcon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c2.5 2.5 3.5 5.5 3.5 9s-1 6.5-3.5 9c-2.5-2.5-3.5-5.5-3.5-9s1-6.5 3.5-9',
  { name: 'IconGlobe' },
);
export const IconHeadset = /* @__PURE__ */ createIcon(
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13H7.5v5.5H4.5zM16.5 13h3v5.5h-3zM18 18.5c0 1.5-1.5 2.25-4 2.25',
  { name: 'IconHeadset' },
);
export const IconMenu = /* @__PURE__ */ createIcon('M4 7h16M4 12h16M4 17h16', { name: 'IconMenu' });
export const IconMoon = /* @__PURE__ */ createIcon('M20 14.5A8.25 8.25 0 0 1 9.5 4 8.25 8.25 0 1 0 20 14.5', {
  name: 'IconMoon',
});
export const IconPhone = /* @__PURE__ */ createIcon(
  'M5 4h4l1.5 5-2.25 1.5a11 11 0 0 0 5.25 5.25L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.5 1.5A15 15 0 0 1 3.5 5.5 1.5 1.5 0 0 1 5 4',
  { name: 'IconPhone' },
);
export const IconSearch = /* @__PURE__ */ createIcon(
  'M10.75 4a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5M15.75 15.75 20.5 20.5',
  { name: 'IconSearch' },
);
export const IconSettings = /* @__PURE__ */ createIcon(
  'M12 8.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.65 5.65l1.75 1.75M16.6 16.6l1.75 1.75M18.35 5.65 16.6 7.4M7.4 16.6l-1.75 1.75',
  { name: 'IconSettings' },
);
export const IconSun = /* @__PURE__ */ createIcon(
  'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  { name: 'IconSun' },
);
export const IconUser = /* @__PURE__ */ createIcon(
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.75-3.5 3.5-5.5 7.5-5.5s6.75 2 7.5 5.5',
  { name: 'IconUser' },
);
