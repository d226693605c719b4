// Icons of the first view of a product, which loads no others.
import { createIcon } from './create-icon.tsx';

export const IconBell = /* @__PURE__ */ createIcon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4', {
  name: 'IconBell',
});

export const IconShield = /* @__PURE__ */ createIcon(
  'M12 3 4.5 6v5.5c0 4.75 3.25 8 7.5 9.5 4.25-1.5 7.5-4.75 7.5-9.5V6zM8.75 12l2.25 2.25 4.25-4.5',
  { name: 'IconShield' },
);

export const IconZoom = /* @__PURE__ */ createIcon(
  'M10.75 4a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5M15.75 15.75 20.5 20.5M10.75 8v5.5M8 10.75h5.5',
  { name: 'IconZoom' },
);
