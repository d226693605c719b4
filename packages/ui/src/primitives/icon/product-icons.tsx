// Icons of the first view of a product page, which loads no others.
import { createIcon } from './create-icon.tsx';

export const IconMinus = /* @__PURE__ */ createIcon('M5 12h14', { name: 'IconMinus' });
export const IconPlus = /* @__PURE__ */ createIcon('M12 5v14M5 12h14', { name: 'IconPlus' });
export const IconShield = /* @__PURE__ */ createIcon(
  'M12 3 4.5 6v5.5c0 4.75 3.25 8 7.5 9.5 4.25-1.5 7.5-4.75 7.5-9.5V6zM8.75 12l2.25 2.25 4.25-4.5',
  { name: 'IconShield' },
);
export const IconZoom = /* @__PURE__ */ createIcon(
  'M10.75 4a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5M15.75 15.75 20.5 20.5M10.75 8v5.5M8 10.75h5.5',
  { name: 'IconZoom' },
);
