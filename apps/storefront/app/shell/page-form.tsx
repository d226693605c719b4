import { pageForm } from '../platform/page-form.ts';
import { useRoot } from '../platform/root-data.ts';

/** The form of `platform/page-form.ts`. */
export function PageForm() {
  const { attempt } = useRoot();
  return (
    <form id={pageForm} method="post" hidden>
      {attempt && <input type="hidden" name="attempt" value={attempt} />}
    </form>
  );
}
