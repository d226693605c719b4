'use client';
/**
 * The parts of `ContextMenu`, to compose your own menu:
 * `import * as ContextMenu from '@marketfront/ui/context-menu/parts'`.
 */
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ComponentRef } from 'react';
import * as Radix from 'radix-ui/context-menu';
import * as menuCss from '../dropdown-menu/dropdown-menu.css.ts';
import {
  menuParts,
  useMenuRoot,
  type MenuRootChanges,
  type RadixMenu,
} from '../dropdown-menu/menu-parts.tsx';
import { showInTopLayer } from '../state/top-layer.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './context-menu.css.ts';

export type {
  MenuCheckboxItemProps as CheckboxItemProps,
  MenuGroupProps as GroupProps,
  MenuItemProps as ItemProps,
  MenuRadioGroupProps as RadioGroupProps,
  MenuSubProps as SubProps,
  MenuSubTriggerProps as SubTriggerProps,
} from '../dropdown-menu/menu-parts.tsx';

export interface RootProps
  extends Omit<ComponentPropsWithoutRef<typeof Radix.Root>, 'dir' | 'modal' | 'onOpenChange'>,
    MenuRootChanges {}

/** Holds the state of a menu, which is never modal. */
export function Root({ onOpenChange, ...rest }: RootProps) {
  return <Radix.Root {...useMenuRoot({ onOpenChange })} {...rest} />;
}

export type TriggerProps = ComponentPropsWithoutRef<typeof Radix.Trigger>;

// Radix sets a style attribute, which server HTML must not contain; our class name does the same.
const withoutStyle = { WebkitTouchCallout: undefined } as object;

/** The area in which a right click, a long press or the menu key opens the menu. */
export const Trigger = forwardRef<ComponentRef<typeof Radix.Trigger>, TriggerProps>(function Trigger(
  { className, style, ...rest },
  ref,
) {
  return (
    <Radix.Trigger
      ref={ref}
      {...rest}
      style={{ ...withoutStyle, ...style }}
      className={clsx(css.area, className)}
    />
  );
});

export type ContentProps = ComponentPropsWithoutRef<typeof Radix.Content>;

/** The floating menu at the pointer, in the top layer. */
export const Content = forwardRef<ComponentRef<typeof Radix.Content>, ContentProps>(function Content(
  { className, ...rest },
  ref,
) {
  return (
    <Radix.Content
      loop
      collisionPadding={8}
      data-part="menu"
      {...rest}
      ref={useMergedRef(ref, showInTopLayer)}
      className={clsx(menuCss.menu, className)}
    />
  );
});

const parts = /* @__PURE__ */ menuParts(Radix as RadixMenu);

/** An action; `asChild` makes its single child the item, for example a link. */
export const Item = parts.Item;
/** An item that is on or off. */
export const CheckboxItem = parts.CheckboxItem;
/** A group of items of which one is chosen. */
export const RadioGroup = parts.RadioGroup;
/** One of the items of a `RadioGroup`. */
export const RadioItem = parts.RadioItem;
/** Items below a heading. */
export const Group = parts.Group;
/** A line between two groups. */
export const Separator = parts.Separator;
/** Holds the state of a submenu. */
export const Sub = parts.Sub;
/** The item that opens a submenu. */
export const SubTrigger = parts.SubTrigger;
/** The floating submenu. */
export const SubContent = parts.SubContent;
