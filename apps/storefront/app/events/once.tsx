import { later } from '../../speed/browser/later.tsx';
import { useRoot } from '../navigation/root-data.ts';
import type { TellOnceProps } from './once-claim.tsx';

const OnceClaim = later(() => import('./once-claim.tsx'));

/** Reports that an order was bought or refunded, once, on the page that shows it. */
export const TellOnce = (props: TellOnceProps) => useRoot().events && <OnceClaim {...props} />;
