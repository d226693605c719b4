import * as css from './field.css.ts';
import { type FieldControl } from './field.tsx';

/** The frame that TextField draws, around a control of another kind. */
export const control = (props: FieldControl) => (
  <div className={css.box}>
    <input type="date" {...props} className={css.input} />
  </div>
);
