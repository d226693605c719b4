import { Notice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import * as css from './error-summary.css.ts';
import { insteadOfLink } from '../../navigation/index.ts';

/** Ids of controls and groups that differ from their form names. */
const ids: Readonly<Record<string, string>> = {
  name: 'address-name',
  detail: 'address-address',
  postCode: 'address-postCode',
  email: 'address-email',
};

const controls = 'input:not([type=hidden]), textarea, select';

/** Focuses the control, or the first one of a group. */
function focusControl(id: string): void {
  const target = document.getElementById(id);
  const control = target?.matches(controls) ? target : target?.querySelector<HTMLElement>(controls);
  control?.focus();
}

/** All errors of the form, each with a link to its field. */
export function ErrorSummary({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useMessages('checkout');
  const wrong = Object.entries(errors).filter(([, message]) => message !== '');
  return (
    <Notice tone="critical" title={t('checkout.errorsTitle', { count: wrong.length })}>
      <ul>
        {wrong.map(([name, message]) => {
          const id = ids[name] ?? name;
          return (
            <li key={name}>
              <a
                href={`#${id}`}
                className={css.link}
                // The router would treat this as another page, and drop the response to the form.
                onClick={insteadOfLink(() => focusControl(id))}
              >
                {message}
              </a>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
