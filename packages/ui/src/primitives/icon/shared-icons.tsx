// Icons that every page uses: toasts, notices, breadcrumbs.
import { createIcon } from './create-icon.tsx';
import { checkPath } from './paths.ts';

export const IconAlert = /* @__PURE__ */ createIcon('M12 3.5 2.75 19.5h18.5zM12 10v4M12 16.75v.01', {
  name: 'IconAlert',
});
export const IconCheck = /* @__PURE__ */ createIcon(checkPath, { name: 'IconCheck' });
export const IconChevronEnd = /* @__PURE__ */ createIcon('m9.5 6 6 6-6 6', {
  name: 'IconChevronEnd',
  mirror: true,
});
export const IconClose = /* @__PURE__ */ createIcon('m6 6 12 12M18 6 6 18', { name: 'IconClose' });
