'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import * as Radix from 'radix-ui/toggle-group';
import { useUi } from '../../provider/ui-context.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
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
  /** Whether no item can be pressed. */
  disabled?: boolean | undefined;
}

interface ToggleGroupBaseProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange' | 'children' | 'dir'> {
  /** The name of the group. */
  label: string;
  /** The entries, in order. */
  items: readonly ToggleGroupItem[];
  /** The direction; a row by default. */
  orientation?: ToggleGroupOrientation | undefined;
  /** Whether no item can be pressed. */
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
  /** Allows any number of pressed items. */
  multiple: true;
  /** The controlled value; update it in `onChange`. */
  value?: readonly string[] | undefined;
  /** The initial value if it is not controlled. */
  defaultValue?: readonly string[] | undefined;
  /** Called when the value changes. */
  onChange?: ((change: { value: string[] }) => void) | undefined;
}

export type ToggleGroupProps = SingleProps | MultipleProps;

function asList(value: string | readonly string[] | undefined): readonly string[] | undefined {
  if (typeof value !== 'string') return value;
  return value === '' ? [] : [value];
}

/**
 * Buttons that stay pressed: none, one or several. The group is one tab stop; arrow keys move in it. To choose exactly
 * one use `SegmentedControl`, which also works in a form.
 */
export const ToggleGroup = forwardRef<HTMLDivElement, ToggleGroupProps>(function ToggleGroup(props, ref) {
  const { dir } = useUi();
  const { label, items, className, style, multiple = false, value, defaultValue, onChange, ...rest } = props;
  const [pressed, setPressed] = useControllableState({
    prop: asList(value),
    defaultProp: asList(defaultValue) ?? [],
    onChange: (next: readonly string[]) => {
      // The props guarantee that `multiple` and `onChange` belong together.
      onChange?.({ value: (multiple ? [...next] : (next[0] ?? '')) as never });
    },
  });
  return (
    <Radix.Root
      ref={ref}
      dir={dir}
      // Radix sets the role `toolbar`, or with "single" `radiogroup`, whose buttons cannot be released.
      role="group"
      aria-label={label}
      {...rest}
      type="multiple"
      value={[...pressed]}
      onValueChange={(next) => setPressed(multiple ? next : next.slice(-1))}
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
