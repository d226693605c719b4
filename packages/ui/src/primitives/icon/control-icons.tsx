// Icons of controls and notices.
import { createIcon } from './create-icon.tsx';
import { chevronDownPath, heartPath } from './paths.ts';

export const IconArrowDown = /* @__PURE__ */ createIcon('M12 5v14M6 13l6 6 6-6', { name: 'IconArrowDown' });
export const IconArrowEnd = /* @__PURE__ */ createIcon('M5 12h14M13 6l6 6-6 6', {
  name: 'IconArrowEnd',
  mirror: true,
});
export const IconArrowStart = /* @__PURE__ */ createIcon('M19 12H5M11 6l-6 6 6 6', {
  name: 'IconArrowStart',
  mirror: true,
});
export const IconArrowUp = /* @__PURE__ */ createIcon('M12 19V5M6 11l6-6 6 6', { name: 'IconArrowUp' });
export const IconBell = /* @__PURE__ */ createIcon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4', {
  name: 'IconBell',
});
export const IconCheckCircle = /* @__PURE__ */ createIcon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.25l2.75 2.75L16 9.5',
  { name: 'IconCheckCircle' },
);
export const IconChevronDown = /* @__PURE__ */ createIcon(chevronDownPath, { name: 'IconChevronDown' });
export const IconChevronStart = /* @__PURE__ */ createIcon('m14.5 6-6 6 6 6', {
  name: 'IconChevronStart',
  mirror: true,
});
export const IconChevronUp = /* @__PURE__ */ createIcon('m6 14.5 6-6 6 6', { name: 'IconChevronUp' });
export const IconHeart = /* @__PURE__ */ createIcon(heartPath, { name: 'IconHeart' });
export const IconInfo = /* @__PURE__ */ createIcon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5v.01',
  { name: 'IconInfo' },
);
export const IconPause = /* @__PURE__ */ createIcon('M8.5 5.5v13M15.5 5.5v13', { name: 'IconPause' });
export const IconPlay = /* @__PURE__ */ createIcon('M7.5 5v14l11-7z', { name: 'IconPlay' });
