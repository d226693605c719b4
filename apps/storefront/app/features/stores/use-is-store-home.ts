import { splitLocalePath } from '@marketfront/i18n';
import { useLocation } from 'react-router';
import { paths } from '../../navigation/index.ts';

/** Whether the page is the first of a store's tabs; the others leave more room for their lists. */
export const useIsStoreHome = (): boolean => splitLocalePath(useLocation().pathname).path === paths.store();
