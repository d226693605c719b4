'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import * as Radix from 'radix-ui/toggle-group';
import { useUi } from '../../provider/ui-context.ts';
import { withoutOutline } from '../state/without-outline.ts';
import * as css from './toggle-group.css.ts';
import type { ToggleGroupOrientation } from './toggle-group.variants.ts';

export interface ToggleGroupItem {
  /** The controlled value; update it in `onChange`. */
  value: string;
  /** The text; with `icon` it is the accessible name. */
  label: string;
  /** Shown instead of the text. */
  icon?: ReactNode;
  /** No item can be pressed. */
  disabled?: boolean | undefined;
}

interface ToggleGroupBaseProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange' | 'children' | 'dir'> {
  /** The name of the group. */
  label: string;
  /** The entries, in order. */
  items: readonly ToggleGroupItem[];
  /** A row by default. */
  orientation?: ToggleGroupOrientation | undefined;
  /** No item can be pressed. */
  disabled?: boolean | undefined;
}

interface SingleProps extends ToggleGroupBaseProps {
  multiple?: false | undefined;
  /** The pressed item; an empty string for none. */
  value?: string | undefined;
  /** The initial value if it is not controlled. */
  defaultValue?: string | undefined;
  /** Called when the value changes. */
  onChange?: ((change: { value: string }) => void) | undefined;
}

interface MultipleProps extends ToggleGroupBaseProps {
  /** Any number of items can be pressed. */
  multiple: true;
  /** The controlled value; update it in `onChange`. */
  value?: readonly string[] | undefined;
  /** The initial value if it is not controlled. */
  defaultValue?: readonly string[] | undefined;
  /** Called when the value changes. */
  onChange?: ((change: { value: string[] }) => void) | undefined;
}

export type ToggleGroupProps = SingleProps | MultipleProps;

type StateProps = Pick<SingleProps, StateName> | Pick<MultipleProps, StateName>;
type StateName = 'multiple' | 'value' | 'defaultValue' | 'onChange';

/** What Radix takes: one value or several, by `type`. */
function radixProps(props: StateProps) {
  if (props.multiple) {
    const { value, defaultValue, onChange } = props;
    return {
      type: 'multiple',
      value: value && [...value],
      defaultValue: defaultValue && [...defaultValue],
      onValueChange: (next: string[]) => onChange?.({ value: next }),
    } as const;
  }
  const { value, defaultValue, onChange } = props;
  return {
    type: 'single',
    value,
    defaultValue,
    onValueChange: (next: string) => onChange?.({ value: next }),
  } as const;
}

/**
 * Buttons that stay pressed: none, one or several. The group is one tab stop; arrow keys move in it. To choose exactly
 * one use `SegmentedControl`, which also works in a form.
 */
export const ToggleGroup = forwardRef<HTMLDivElement, ToggleGroupProps>(function ToggleGroup(props, ref) {
  const { dir } = useUi();
  const { label, items, className, style, multiple, value, defaultValue, onChange, ...rest } = props;
  const state = { multiple, value, defaultValue, onChange } as StateProps;
  return (
    <Radix.Root
      ref={ref}
      dir={dir}
      aria-label={label}
      {...rest}
      {...radixProps(state)}
      style={{ ...withoutOutline, ...style }}
      className={clsx(css.group, className)}
    >
      {items.map((item) => (
        <Radix.Item
          key={item.value}
          value={item.value}
          disabled={item.disabled ?? false}
          aria-label={item.icon ? item.label : undefined}
          data-part="item"
          className={css.item}
        >
          {item.icon ?? item.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
});
