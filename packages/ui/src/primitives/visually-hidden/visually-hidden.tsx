import type { ComponentPropsWithoutRef } from 'react';
import { visuallyHidden } from '../../styles/helpers.css.ts';

/** Words for assistive technology only. */
export function VisuallyHidden(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={visuallyHidden} />;
}
