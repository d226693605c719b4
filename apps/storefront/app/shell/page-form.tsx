import { pageForm } from '../forms/index.ts';
import { useRoot } from '../navigation/index.ts';

/** The form described in `forms/page-form.ts`. */
export function PageForm() {
  const { idempotencyKey } = useRoot();
  return (
    <form id={pageForm} method="post" hidden>
      {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
    </form>
  );
}
