// Icons of particular pages, in a separate module so that a first visit does not load them.
import { createIcon } from './create-icon.tsx';
import { gridPath } from './paths.ts';

export const IconBox = /* @__PURE__ */ createIcon(
  'M12 3 3.5 7.5v9L12 21l8.5-4.5v-9zM3.5 7.5 12 12l8.5-4.5M12 12v9M7.75 5.25l8.5 4.5',
  { name: 'IconBox' },
);
export const IconCalendar = /* @__PURE__ */ createIcon('M4 6.5h16V20H4zM4 10.5h16M8 3.5v4M16 3.5v4', {
  name: 'IconCalendar',
});
export const IconCamera = /* @__PURE__ */ createIcon(
  'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5',
  { name: 'IconCamera' },
);
export const IconCard = /* @__PURE__ */ createIcon('M3 6h18v12.5H3zM3 10h18M6.5 15h4', { name: 'IconCard' });
export const IconClock = /* @__PURE__ */ createIcon('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3 2', {
  name: 'IconClock',
});
export const IconCopy = /* @__PURE__ */ createIcon('M9 9h11v11H9zM15 9V4H4v11h5', { name: 'IconCopy' });
export const IconCoupon = /* @__PURE__ */ createIcon(
  'M3 7h18v3.5a1.75 1.75 0 0 0 0 3.5V17.5H3V14a1.75 1.75 0 0 0 0-3.5zM14 7.5v1.5M14 11.5v1.5M14 15.5v1.5',
  { name: 'IconCoupon' },
);
export const IconEdit = /* @__PURE__ */ createIcon('m14.5 5.5 4 4L8.5 19.5H4.5v-4zM12 8l4 4', {
  name: 'IconEdit',
});
export const IconEye = /* @__PURE__ */ createIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  { name: 'IconEye' },
);
export const IconEyeOff = /* @__PURE__ */ createIcon(
  'M10 5.75A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.75 3.5M6.5 7.25A15 15 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.5-1.25M4 4l16 16M10 10.25a2.75 2.75 0 0 0 3.75 3.75',
  { name: 'IconEyeOff' },
);
export const IconFilter = /* @__PURE__ */ createIcon('M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4', {
  name: 'IconFilter',
});
export const IconGift = /* @__PURE__ */ createIcon(
  'M4 11h16v9H4zM3 7.5h18V11H3zM12 7.5V20M12 7.5S11 3.5 8.5 3.5a2 2 0 0 0 0 4zM12 7.5s1-4 3.5-4a2 2 0 0 1 0 4z',
  { name: 'IconGift' },
);
export const IconGrid = /* @__PURE__ */ createIcon(gridPath, { name: 'IconGrid' });
export const IconHome = /* @__PURE__ */ createIcon('M4 10.5 12 4l8 6.5V20h-5.5v-5.5h-5V20H4z', {
  name: 'IconHome',
});
export const IconList = /* @__PURE__ */ createIcon(
  'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.01M4 12h.01M4 17.5h.01',
  { name: 'IconList' },
);
export const IconLock = /* @__PURE__ */ createIcon(
  'M5 10.5h14V20.5H5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2',
  { name: 'IconLock' },
);
export const IconLogout = /* @__PURE__ */ createIcon('M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5', {
  name: 'IconLogout',
  mirror: true,
});
export const IconMail = /* @__PURE__ */ createIcon('M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5', {
  name: 'IconMail',
});
export const IconMore = /* @__PURE__ */ createIcon('M5 12h.01M12 12h.01M19 12h.01', { name: 'IconMore' });
export const IconOrders = /* @__PURE__ */ createIcon(
  'M6 3.5h12v17l-3-1.75-3 1.75-3-1.75-3 1.75zM9 8h6M9 12h6',
  { name: 'IconOrders' },
);
export const IconPin = /* @__PURE__ */ createIcon(
  'M12 21s7-6.25 7-11.5a7 7 0 0 0-14 0C5 14.75 12 21 12 21M12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  { name: 'IconPin' },
);
export const IconRefresh = /* @__PURE__ */ createIcon('M19.5 12a7.5 7.5 0 1 1-2.25-5.25L19.5 9M19.5 4v5h-5', {
  name: 'IconRefresh',
});
export const IconReturn = /* @__PURE__ */ createIcon('M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8', {
  name: 'IconReturn',
  mirror: true,
});
export const IconShare = /* @__PURE__ */ createIcon('M12 15V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18', {
  name: 'IconShare',
});
export const IconSort = /* @__PURE__ */ createIcon(
  'M8 5v14M8 5 4.5 8.5M8 5l3.5 3.5M16 19V5M16 19l3.5-3.5M16 19l-3.5-3.5',
  { name: 'IconSort' },
);
export const IconStar = /* @__PURE__ */ createIcon(
  'm12 3.5 2.6 5.4 5.9.8-4.3 4.15 1.05 5.9L12 16.9l-5.25 2.85 1.05-5.9L3.5 9.7l5.9-.8z',
  { name: 'IconStar' },
);
export const IconStore = /* @__PURE__ */ createIcon(
  'M4 10v10h16V10M3 8.5 5 4h14l2 4.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0M9.5 20v-5.5h5V20',
  { name: 'IconStore' },
);
export const IconTag = /* @__PURE__ */ createIcon('M3.5 4v7.5l9 9 8-8-9-9H4zM7.75 8.25h.01', {
  name: 'IconTag',
});
export const IconTrash = /* @__PURE__ */ createIcon(
  'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10.25 11v5.5M13.75 11v5.5',
  { name: 'IconTrash' },
);
export const IconTruck = /* @__PURE__ */ createIcon(
  'M3 6h11v10.5H3zM14 10h4l3 3v3.5h-7M7 15a1.75 1.75 0 1 0 0 3.5A1.75 1.75 0 0 0 7 15M17.5 15a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5',
  { name: 'IconTruck', mirror: true },
);
export const IconUpload = /* @__PURE__ */ createIcon('M12 16V5M7.5 9.5 12 5l4.5 4.5M4.5 16v4h15v-4', {
  name: 'IconUpload',
});
export const IconWallet = /* @__PURE__ */ createIcon(
  'M4 7.5V18.5a1.5 1.5 0 0 0 1.5 1.5H20V8.5H5.25A1.25 1.25 0 0 1 5.25 5H18v3.5M16.5 14.25h.01',
  { name: 'IconWallet' },
);
