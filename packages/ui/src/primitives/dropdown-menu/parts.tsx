'use client';
/**
 * The parts of `DropdownMenu`, to compose your own menu: `import * as Menu from '@marketfront/ui/dropdown-menu/parts'`.
 */
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ComponentRef } from 'react';
import * as Radix from 'radix-ui/dropdown-menu';
import { showInTopLayer } from '../state/top-layer.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './dropdown-menu.css.ts';
import { menuParts, useMenuRoot, type MenuRootChanges } from './menu-parts.tsx';

export type {
  MenuCheckboxItemProps as CheckboxItemProps,
  MenuGroupProps as GroupProps,
  MenuItemProps as ItemProps,
  MenuRadioGroupProps as RadioGroupProps,
  MenuSubProps as SubProps,
  MenuSubTriggerProps as SubTriggerProps,
} from './menu-parts.tsx';

export interface RootProps
  extends Omit<ComponentPropsWithoutRef<typeof Radix.Root>, 'dir' | 'modal' | 'onOpenChange'>,
    MenuRootChanges {}

/** Holds the state of a menu, which is never modal. */
export function Root({ onOpenChange, ...rest }: RootProps) {
  return <Radix.Root {...useMenuRoot({ onOpenChange })} {...rest} />;
}

/** The button that opens the menu; `asChild` makes its single child that button. */
export const Trigger = Radix.Trigger;

export type ContentProps = ComponentPropsWithoutRef<typeof Radix.Content>;

/** The floating menu, in the top layer, on the side with enough space. */
export const Content = forwardRef<ComponentRef<typeof Radix.Content>, ContentProps>(function Content(
  { className, ...rest },
  ref,
) {
  return (
    <Radix.Content
      loop
      align="start"
      sideOffset={4}
      collisionPadding={8}
      data-part="menu"
      {...rest}
      ref={useMergedRef(ref, showInTopLayer)}
      className={clsx(css.menu, className)}
    />
  );
});

const parts = /* @__PURE__ */ menuParts(Radix);

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
