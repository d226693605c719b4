'use client';
import { clsx } from 'clsx';
import { forwardRef, useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import * as dialogCss from '../dialog/dialog.css.ts';
import { useModal } from '../dialog/use-modal.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { CommandSearch, type CommandSearchProps } from './command-search.tsx';
import * as css from './command-palette.css.ts';

export type { Command } from './command-search.tsx';

export interface CommandPaletteProps
  extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose' | 'children'>,
    Omit<CommandSearchProps, 'onClose'> {
  /** Whether it is open, controlled. */
  open?: boolean | undefined;
  /** Whether it is open initially. */
  defaultOpen?: boolean | undefined;
  /** Called when it should open or close. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
  /** The letter that opens and closes it together with Ctrl or ⌘, for example `k`; without it no key does. */
  hotkey?: string | undefined;
}

/**
 * A search for pages and actions in a dialog: typing filters them, arrow keys and Enter choose one. `ref` and props go
 * to the dialog. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const CommandPalette = forwardRef<HTMLDialogElement, CommandPaletteProps>(function CommandPalette(
  {
    open: prop,
    defaultOpen = false,
    onOpenChange,
    hotkey,
    label,
    placeholder,
    commands,
    filter,
    onInputChange,
    loading,
    empty,
    onSubmit,
    onReset,
    onCancel,
    onMouseDown,
    onClick,
    className,
    ...rest
  },
  ref,
) {
  const [open, setOpen] = useControllableState({
    prop,
    defaultProp: defaultOpen,
    onChange: (next: boolean) => onOpenChange?.({ open: next }),
  });
  const close = () => setOpen(false);
  const [modal] = useModal({ open, onClose: close, onSubmit, onReset, onCancel, onMouseDown, onClick }, ref);
  const toggle = useRef(() => undefined as void);
  useEffect(() => {
    toggle.current = () => setOpen(!open);
  });
  useEffect(() => {
    if (hotkey === undefined) return undefined;
    const press = (event: KeyboardEvent) => {
      const isHotkey = event.key.toLowerCase() === hotkey.toLowerCase() && (event.metaKey || event.ctrlKey);
      if (!isHotkey || event.altKey || event.shiftKey || event.repeat || event.defaultPrevented) return;
      event.preventDefault();
      toggle.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hotkey]);
  return (
    <dialog
      aria-label={label}
      {...rest}
      {...modal}
      className={clsx(dialogCss.dialog, css.palette, className)}
    >
      {/* Mounted anew at each opening, so that the search starts empty. */}
      {open && (
        <CommandSearch
          label={label}
          placeholder={placeholder}
          commands={commands}
          filter={filter}
          onInputChange={onInputChange}
          loading={loading}
          empty={empty}
          onClose={close}
        />
      )}
    </dialog>
  );
});
