import { useMessage } from '../../provider/use-message.ts';
import { spinner } from './spinner.css.ts';

/** For waits that have no shape; a Skeleton is better where there is one. */
export function Spinner() {
  return <span role="img" aria-label={useMessage('loading.label')} className={spinner} />;
}
