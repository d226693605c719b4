import { pageForm } from '../forms/index.ts';
import { useRoot } from '../navigation/index.ts';

/** The form of `forms/page-form.ts`. */
export function PageForm() {
  const { attempt } = useRoot();
  return (
    <form id={pageForm} method="post" hidden>
      {attempt && <input type="hidden" name="attempt" value={attempt} />}
    </form>
  );
}
