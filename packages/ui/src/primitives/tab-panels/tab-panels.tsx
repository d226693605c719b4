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
import { noScriptOnly, scriptOnly } from '../../styles/helpers.css.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import * as css from './tab-panels.css.ts';
import type { TabActivation, TabOrientation } from './tab-panels.variants.ts';

export interface TabPanel {
  value: string;
  /** The tab's words; the heading of its part where there is no script. */
  label: ReactNode;
  content: ReactNode;
  icon?: ReactNode;
  /** Stays in its place, cannot be opened. */
  disabled?: boolean | undefined;
}

export interface TabPanelsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** What the tabs choose among. */
  label: string;
  items: readonly TabPanel[];
  /** Value of the open tab. */
  value?: string | undefined;
  /** The first that is not disabled when absent. */
  defaultValue?: string | undefined;
  onChange?: ((change: { value: string }) => void) | undefined;
  /** `manual`: arrows only move, Enter or Space opens; for panels that load. */
  activation?: TabActivation | undefined;
  /** `vertical` stands beside the panel where there is room. */
  orientation?: TabOrientation | undefined;
}

/**
 * Parts of one page of which one shows at a time. For views with their own address take `Tabs`.
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
  // With manual activation the focus may stand on a tab that is not open.
  const [focused, setFocused] = useState<string>();
  const stop = focused ?? (items.some((item) => item.value === value) ? value : items[0]?.value);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const here = tabs.indexOf(event.target as HTMLElement);
    if (here < 0) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    // Vertical tabs stand in a row on narrow screens, so there both pairs of arrows move.
    const column = orientation === 'vertical';
    const keys: Record<string, number | undefined> = {
      ArrowRight: here + (rtl ? -1 : 1),
      ArrowLeft: here + (rtl ? 1 : -1),
      ArrowDown: column ? here + 1 : undefined,
      ArrowUp: column ? here - 1 : undefined,
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

  return (
    <div ref={ref} {...rest} data-orientation={orientation} className={clsx(css.root, rest.className)}>
      {/* The tabs hold the focus; the list only hears their keys. */}
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
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel-${item.value}`}
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
        {items.map((item) => (
          <div
            key={item.value}
            role="tabpanel"
            id={`${id}-panel-${item.value}`}
            aria-labelledby={`${id}-tab-${item.value}`}
            // So that its words can be reached where nothing in it takes the focus.
            tabIndex={0}
            data-state={item.value === value ? 'active' : 'inactive'}
            data-part="panel"
            className={css.panel}
          >
            <div className={clsx(css.heading, noScriptOnly)}>{item.label}</div>
            {item.content}
          </div>
        ))}
      </div>
    </div>
  );
});
