import { later } from '../../../../speed/browser/later.tsx';
import { windowHigh } from '../../../../speed/browser/window-high.css.ts';

export const HomePage = later(() => import('./home-page.tsx'), windowHigh);
