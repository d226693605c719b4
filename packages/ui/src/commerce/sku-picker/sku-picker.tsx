'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Image } from '../../primitives/image/image.tsx';
import { useControllableState } from '../../primitives/state/use-controllable-state.ts';
import { useFormReset } from '../../primitives/state/use-form-reset.ts';
import { useMergedRef } from '../../primitives/state/use-merged-ref.ts';
import { useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { useEarlyChoices } from '../../primitives/state/use-early-choices.ts';
import * as css from './sku-picker.css.ts';

export interface SkuValue {
  /** Identifies the value; submitted with a form. */
  value: string;
  /** The name: “Blue”. */
  label: string;
  /** A picture of the variant; makes it a swatch. */
  image?: string | undefined;
  /** The effect of this value, such as on the price: “+$5.00”. */
  difference?: string | undefined;
  /** Unavailable with the other selected options. It stays selectable, so that other combinations can be reached. */
  unavailable?: boolean | undefined;
}

export interface SkuAttribute {
  /** The form name of the attribute. */
  name: string;
  /** The name of the attribute: “Colour”. */
  label: ReactNode;
  /** The values that can be chosen. */
  values: readonly SkuValue[];
}

export type SkuSelection = Readonly<Record<string, string>>;

export interface SkuPickerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> {
  /** The attributes of the product, in order. */
  attributes: readonly SkuAttribute[];
  /** The selected values by attribute name. */
  selected?: SkuSelection | undefined;
  /** The initially selected values. */
  defaultSelected?: SkuSelection | undefined;
  /** Called with the changed attribute, its value, and all selected values. */
  onChange?: ((change: { name: string; value: string; selected: SkuSelection }) => void) | undefined;
  /** The error of the combination, or the remaining stock. */
  note?: ReactNode;
  /** Prefix of the form names. */
  namePrefix?: string | undefined;
  /** The id of the form if the component is outside of it. */
  form?: string | undefined;
}

const noSelection: SkuSelection = {};

/**
 * The options of a product: one group of radio buttons per attribute.
 * https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export const SkuPicker = forwardRef<HTMLDivElement, SkuPickerProps>(function SkuPicker(
  {
    attributes,
    selected: prop,
    defaultSelected = noSelection,
    onChange,
    note,
    namePrefix = '',
    form,
    className,
    ...rest
  },
  ref,
) {
  const own = useRef<HTMLDivElement>(null);
  const t = useMessages();
  const id = useId();
  const [selected, setSelected] = useControllableState({ prop, defaultProp: defaultSelected });
  useFormReset(own, () => setSelected(defaultSelected));
  useEarlyChoices(own);
  const choose = (name: string, value: string) => {
    const next = { ...selected, [name]: value };
    setSelected(next);
    onChange?.({ name, value, selected: next });
  };
  return (
    <div ref={useMergedRef(ref, own)} {...rest} className={clsx(css.picker, className)}>
      {attributes.map((attribute) => {
        const chosen = attribute.values.find(({ value }) => value === selected[attribute.name]);
        return (
          <fieldset key={attribute.name} aria-describedby={note ? id : undefined}>
            <legend data-part="legend" className={css.legend}>
              <span className={css.name}>{attribute.label}</span>
              {chosen && <span className={css.chosen}>{chosen.label}</span>}
            </legend>
            <div className={css.values}>
              {attribute.values.map(({ value, label, image, difference, unavailable = false }) => {
                const name = difference === undefined ? label : `${label} ${difference}`;
                const accessibleName = unavailable ? t('sku.unavailable', { name }) : name;
                return (
                  <label
                    key={value}
                    title={accessibleName}
                    data-part="value"
                    data-unavailable={unavailable ? '' : undefined}
                    className={clsx(css.value, image !== undefined && css.pictured)}
                  >
                    <input
                      type="radio"
                      name={`${namePrefix}${attribute.name}`}
                      form={form}
                      value={value}
                      checked={chosen?.value === value}
                      onChange={() => choose(attribute.name, value)}
                      aria-label={accessibleName}
                      className={visuallyHidden}
                    />
                    {image === undefined ? (
                      <span className={css.text}>{label}</span>
                    ) : (
                      <Image
                        src={image}
                        alt=""
                        width={56}
                        height={56}
                        widths={[120]}
                        className={css.picture}
                      />
                    )}
                    {difference !== undefined && (
                      <span data-part="difference" className={css.difference}>
                        {difference}
                      </span>
                    )}
                  </label>
                );
              })}
            </div>
          </fieldset>
        );
      })}
      {note && (
        <output id={id} data-part="note" className={css.note}>
          {note}
        </output>
      )}
    </div>
  );
});
