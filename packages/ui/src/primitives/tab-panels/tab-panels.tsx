'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { noScriptOnly } from '../../styles/helpers.css.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useScriptOnly } from '../state/use-script-only.ts';
import * as css from './tab-panels.css.ts';
import type { TabActivation, TabOrientation } from './tab-panels.variants.ts';

export interface TabPanel {
  /** Identifies the panel. */
  value: string;
  /** The label of the tab; the heading of the panel without script. */
  label: ReactNode;
  /** The content of the panel. */
  content: ReactNode;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** Whether it is shown but cannot be opened. */
  disabled?: boolean | undefined;
}

export interface TabPanelsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The name of the tab list. */
  label: string;
  /** The tabs with their panels, in order. */
  items: readonly TabPanel[];
  /** The value of the open tab. */
  value?: string | undefined;
  /** The value of the initially open tab; the first enabled tab by default. */
  defaultValue?: string | undefined;
  /** Called with the value of the selected tab. */
  onChange?: ((change: { value: string }) => void) | undefined;
  /** `manual`: arrow keys only move the focus, Enter or Space opens; for panels that load data. */
  activation?: TabActivation | undefined;
  /** `vertical` places the tabs beside the panel if there is room. */
  orientation?: TabOrientation | undefined;
  /** Renders a panel only once its tab is opened; without script only the first panel can be read then. */
  lazy?: boolean | undefined;
}

/**
 * Panels of which one is visible. For views with their own addresses use `Tabs`.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export const TabPanels = forwardRef<HTMLDivElement, TabPanelsProps>(function TabPanels(
  {
    label,
    items,
    value: prop,
    defaultValue,
    onChange,
    activation = 'automatic',
    orientation = 'horizontal',
    lazy = false,
    ...rest
  },
  ref,
) {
  const id = useId();
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue ?? items.find(({ disabled = false }) => !disabled)?.value ?? '',
    onChange: (next: string) => onChange?.({ value: next }),
  });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (lazy && !opened.has(value)) setOpened(new Set([...opened, value]));
  // With manual activation the focused tab may not be the open one.
  const [focused, setFocused] = useState<string>();
  const stop = focused ?? (items.some((item) => item.value === value) ? value : items[0]?.value);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const current = tabs.indexOf(event.target as HTMLElement);
    if (current < 0) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    // On narrow screens vertical tabs are in a row, so both pairs of arrow keys move.
    const column = orientation === 'vertical';
    const keys: Record<string, number | undefined> = {
      ArrowRight: current + (rtl ? -1 : 1),
      ArrowLeft: current + (rtl ? 1 : -1),
      ArrowDown: column ? current + 1 : undefined,
      ArrowUp: column ? current - 1 : undefined,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + tabs.length) % tabs.length;
    tabs[at]?.focus();
    const item = items[at];
    if (activation === 'automatic' && item && !item.disabled) setValue(item.value);
  };

  const scriptOnly = useScriptOnly();
  return (
    <div ref={ref} {...rest} data-orientation={orientation} className={clsx(css.root, rest.className)}>
      {/* The tabs get the focus; the list handles their keys. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        data-part="list"
        className={clsx(css.list, scriptOnly)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
        }}
      >
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel-${index}`}
            aria-disabled={item.disabled || undefined}
            tabIndex={item.value === stop ? 0 : -1}
            data-part="tab"
            onFocus={() => setFocused(item.value)}
            onClick={() => {
              if (!item.disabled) setValue(item.value);
            }}
            className={css.tab}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
      <div className={css.panels}>
        {items.map((item, index) => (
          <div
            key={item.value}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            // A panel without focusable content is a tab stop, so that it can be scrolled and read.
            tabIndex={0}
            data-state={item.value === value ? 'active' : 'inactive'}
            data-part="panel"
            className={css.panel}
          >
            <div className={clsx(css.heading, noScriptOnly)}>{item.label}</div>
            {(!lazy || item.value === value || opened.has(item.value)) && item.content}
          </div>
        ))}
      </div>
    </div>
  );
});
