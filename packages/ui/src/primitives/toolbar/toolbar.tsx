'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import * as Radix from 'radix-ui/toolbar';
import { useUi } from '../../provider/ui-context.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import { withoutOutline } from '../state/without-outline.ts';
import * as toggleCss from '../toggle-group/toggle-group.css.ts';
import * as css from './toolbar.css.ts';

export interface ToolbarProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Root>, 'dir'> {
  /** The name of the toolbar. */
  label: string;
}

/**
 * Actions and settings of one object in a row. It is one tab stop; arrow keys move in it.
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export const Toolbar = forwardRef<HTMLDivElement, ToolbarProps>(function Toolbar(
  { label, className, style, ...rest },
  ref,
) {
  const { dir } = useUi();
  return (
    <Radix.Root
      ref={ref}
      dir={dir}
      aria-label={label}
      {...rest}
      style={{ ...withoutOutline, ...style }}
      className={clsx(css.toolbar, className)}
    />
  );
});

export type ToolbarButtonProps = ComponentPropsWithoutRef<typeof Radix.Button>;

/** An action. `asChild` makes its single child the item, for example the trigger of a menu. */
export const ToolbarButton = forwardRef<HTMLButtonElement, ToolbarButtonProps>(function ToolbarButton(
  { className, ...rest },
  ref,
) {
  return <Radix.Button ref={ref} data-part="item" {...rest} className={clsx(toggleCss.item, className)} />;
});

/** A link, rendered by the link component of the provider. */
export const ToolbarLink = forwardRef<HTMLAnchorElement, LinkProps>(function ToolbarLink(
  { className, ...rest },
  ref,
) {
  return (
    <Radix.Link asChild>
      <Link ref={ref} data-part="item" {...rest} className={clsx(toggleCss.item, className)} />
    </Radix.Link>
  );
});

export type ToolbarToggleGroupProps = Omit<
  Extract<ComponentPropsWithoutRef<typeof Radix.ToggleGroup>, { type: 'multiple' }>,
  'type' | 'onValueChange' | 'onChange' | 'value' | 'defaultValue' | 'dir'
> & {
  /** The name of the group. */
  label: string;
  /** The controlled value; update it in `onChange`. */
  value?: readonly string[] | undefined;
  /** The initial value if it is not controlled. */
  defaultValue?: readonly string[] | undefined;
  /** Called when the value changes. */
  onChange?: ((change: { value: string[] }) => void) | undefined;
};

/** Settings that are on or off, as `ToolbarToggle`s. */
export const ToolbarToggleGroup = forwardRef<HTMLDivElement, ToolbarToggleGroupProps>(
  function ToolbarToggleGroup({ label, value, defaultValue, onChange, className, ...rest }, ref) {
    return (
      <Radix.ToggleGroup
        ref={ref}
        // Radix would make it a toolbar inside the toolbar.
        role="group"
        aria-label={label}
        data-part="group"
        {...rest}
        type="multiple"
        value={value && [...value]}
        defaultValue={defaultValue && [...defaultValue]}
        onValueChange={(next) => onChange?.({ value: next })}
        className={clsx(toggleCss.group, className)}
      />
    );
  },
);

export type ToolbarToggleProps = ComponentPropsWithoutRef<typeof Radix.ToggleItem>;

/** One setting of a `ToolbarToggleGroup`. */
export const ToolbarToggle = forwardRef<HTMLButtonElement, ToolbarToggleProps>(function ToolbarToggle(
  { className, ...rest },
  ref,
) {
  return (
    <Radix.ToggleItem ref={ref} data-part="item" {...rest} className={clsx(toggleCss.item, className)} />
  );
});

export type ToolbarSeparatorProps = ComponentPropsWithoutRef<typeof Radix.Separator>;

/** A line between two groups. */
export const ToolbarSeparator = forwardRef<HTMLDivElement, ToolbarSeparatorProps>(function ToolbarSeparator(
  { className, ...rest },
  ref,
) {
  return <Radix.Separator ref={ref} {...rest} className={clsx(css.separator, className)} />;
});
