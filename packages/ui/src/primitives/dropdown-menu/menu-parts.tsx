'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ComponentRef, type ReactNode } from 'react';
import type * as RadixDropdownMenu from 'radix-ui/dropdown-menu';
import { useUi } from '../../provider/ui-context.ts';
import { IconCheck, IconChevronEnd } from '../icon/icons.tsx';
import { showInTopLayer } from '../state/top-layer.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './dropdown-menu.css.ts';

/** The parts that Radix's menus have in common. */
export type RadixMenu = Pick<
  typeof RadixDropdownMenu,
  | 'CheckboxItem'
  | 'Group'
  | 'Item'
  | 'Label'
  | 'RadioGroup'
  | 'RadioItem'
  | 'Separator'
  | 'Sub'
  | 'SubContent'
  | 'SubTrigger'
>;

type PropsOf<Part extends keyof RadixMenu> = ComponentPropsWithoutRef<RadixMenu[Part]>;
type ElementOf<Part extends keyof RadixMenu> = ComponentRef<RadixMenu[Part]>;

interface RowProps {
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** Content at the end of the row: a count, a shortcut. */
  detail?: ReactNode;
}

export interface MenuItemProps extends PropsOf<'Item'>, RowProps {
  /** `critical` for actions that cannot be undone. */
  tone?: 'neutral' | 'critical' | undefined;
}
export interface MenuCheckboxItemProps
  extends Omit<PropsOf<'CheckboxItem'>, 'onChange' | 'onCheckedChange' | 'checked'> {
  /** Whether it is on. */
  checked: boolean;
  /** Called when it is switched on or off. */
  onChange?: ((change: { checked: boolean }) => void) | undefined;
}
export interface MenuRadioGroupProps extends Omit<PropsOf<'RadioGroup'>, 'onChange' | 'onValueChange'> {
  /** The text above the options, which names the group. */
  label?: ReactNode;
  /** Called with the value of the selected item. */
  onChange?: ((change: { value: string }) => void) | undefined;
}
export interface MenuGroupProps extends PropsOf<'Group'> {
  /** The text above the items, which names the group. */
  label?: ReactNode;
}
export interface MenuSubProps extends Omit<PropsOf<'Sub'>, 'onOpenChange'> {
  /** Called when the submenu opens or closes. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}
export interface MenuSubTriggerProps extends PropsOf<'SubTrigger'> {
  /** A decorative icon before the label. */
  icon?: ReactNode;
}

export interface MenuRootChanges {
  /** Called when it opens or closes. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

/** The props of a Radix root. Not modal: a modal one injects a style element, which strict policies forbid. */
export function useMenuRoot({ onOpenChange }: MenuRootChanges) {
  const { dir } = useUi();
  return { dir, modal: false, onOpenChange: (open: boolean) => onOpenChange?.({ open }) } as const;
}

/** Creates the styled rows, groups and submenus of a menu, based on one of Radix's menus. */
export function menuParts(radix: RadixMenu) {
  const Item = forwardRef<ElementOf<'Item'>, MenuItemProps>(function Item(
    { icon, detail, tone, asChild, className, children, ...rest },
    ref,
  ) {
    return (
      <radix.Item
        ref={ref}
        data-part="item"
        data-tone={tone}
        asChild={asChild}
        {...rest}
        className={clsx(css.item, className)}
      >
        {asChild ? (
          children
        ) : (
          <>
            {icon}
            <span className={css.itemLabel}>{children}</span>
            {detail && <span className={css.detail}>{detail}</span>}
          </>
        )}
      </radix.Item>
    );
  });

  const CheckboxItem = forwardRef<ElementOf<'CheckboxItem'>, MenuCheckboxItemProps>(function CheckboxItem(
    { onChange, className, children, ...rest },
    ref,
  ) {
    return (
      <radix.CheckboxItem
        ref={ref}
        data-part="item"
        onCheckedChange={(checked) => onChange?.({ checked })}
        {...rest}
        className={clsx(css.item, className)}
      >
        <IconCheck size={16} className={css.check} />
        <span className={css.itemLabel}>{children}</span>
      </radix.CheckboxItem>
    );
  });

  const RadioItem = forwardRef<ElementOf<'RadioItem'>, PropsOf<'RadioItem'>>(function RadioItem(
    { className, children, ...rest },
    ref,
  ) {
    return (
      <radix.RadioItem ref={ref} data-part="item" {...rest} className={clsx(css.item, className)}>
        <IconCheck size={16} className={css.check} />
        <span className={css.itemLabel}>{children}</span>
      </radix.RadioItem>
    );
  });

  const Group = forwardRef<ElementOf<'Group'>, MenuGroupProps>(function Group(
    { label, children, ...rest },
    ref,
  ) {
    const id = useId();
    return (
      <radix.Group ref={ref} data-part="group" aria-labelledby={label ? id : undefined} {...rest}>
        {label && (
          <radix.Label id={id} className={css.groupLabel}>
            {label}
          </radix.Label>
        )}
        {children}
      </radix.Group>
    );
  });

  const RadioGroup = forwardRef<ElementOf<'RadioGroup'>, MenuRadioGroupProps>(function RadioGroup(
    { label, onChange, children, ...rest },
    ref,
  ) {
    const id = useId();
    return (
      <radix.RadioGroup
        ref={ref}
        data-part="group"
        aria-labelledby={label ? id : undefined}
        onValueChange={(value) => onChange?.({ value })}
        {...rest}
      >
        {label && (
          <radix.Label id={id} className={css.groupLabel}>
            {label}
          </radix.Label>
        )}
        {children}
      </radix.RadioGroup>
    );
  });

  const Separator = forwardRef<ElementOf<'Separator'>, PropsOf<'Separator'>>(function Separator(
    { className, ...rest },
    ref,
  ) {
    return <radix.Separator ref={ref} {...rest} className={clsx(css.separator, className)} />;
  });

  function Sub({ onOpenChange, ...rest }: MenuSubProps) {
    return <radix.Sub onOpenChange={(open) => onOpenChange?.({ open })} {...rest} />;
  }

  const SubTrigger = forwardRef<ElementOf<'SubTrigger'>, MenuSubTriggerProps>(function SubTrigger(
    { icon, className, children, ...rest },
    ref,
  ) {
    return (
      <radix.SubTrigger ref={ref} data-part="item" {...rest} className={clsx(css.item, className)}>
        {icon}
        <span className={css.itemLabel}>{children}</span>
        <IconChevronEnd size={16} />
      </radix.SubTrigger>
    );
  });

  const SubContent = forwardRef<ElementOf<'SubContent'>, PropsOf<'SubContent'>>(function SubContent(
    { className, ...rest },
    ref,
  ) {
    return (
      <radix.SubContent
        loop
        sideOffset={4}
        collisionPadding={8}
        data-part="menu"
        {...rest}
        ref={useMergedRef(ref, showInTopLayer)}
        className={clsx(css.menu, className)}
      />
    );
  });

  return { Item, CheckboxItem, RadioGroup, RadioItem, Group, Separator, Sub, SubTrigger, SubContent };
}
