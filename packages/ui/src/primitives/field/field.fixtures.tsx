import * as css from './field.css.ts';
import { type FieldControl } from './field.tsx';

/** The frame of TextField around a date input. */
export const control = (props: FieldControl) => (
  <div className={css.box}>
    <input type="date" {...props} className={css.input} />
  </div>
);
