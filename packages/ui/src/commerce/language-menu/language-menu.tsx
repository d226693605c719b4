'use client';
import { clsx } from 'clsx';
import { forwardRef, type MouseEvent } from 'react';
import { IconChevronDown, IconGlobe, IconMoon, IconSettings, IconSun } from '../../primitives/icon/icons.tsx';
import { Menu, type MenuProps } from '../../primitives/popover/menu.tsx';
import { useControllableState } from '../../primitives/state/use-controllable-state.ts';
import { useMessages } from '../../provider/use-message.ts';
import { useScriptOnly } from '../../primitives/state/use-script-only.ts';
import * as css from './language-menu.css.ts';

type OwnMenuProps = Omit<MenuProps, 'items' | 'trigger' | 'triggerLabel' | 'triggerClassName' | 'onChange'>;

export interface LanguageMenuProps extends OwnMenuProps {
  /** The languages, in the order in which they are shown. */
  items: readonly {
    /** BCP 47 tag, so that screen readers and fonts use the right language. */
    tag: string;
    /** The name in its own language. */
    name: string;
    /** The same page in that language. */
    href: string;
    current: boolean;
    onClick?: ((event: MouseEvent) => void) | undefined;
  }[];
}

/** Links to this page in the other languages. */
export const LanguageMenu = forwardRef<HTMLDetailsElement, LanguageMenuProps>(function LanguageMenu(
  { items, align = 'end', ...rest },
  ref,
) {
  const t = useMessages();
  const current = items.find((item) => item.current);
  return (
    <Menu
      ref={ref}
      {...rest}
      align={align}
      triggerClassName={css.trigger}
      triggerLabel={`${t('language.label')}: ${current?.name ?? ''}`}
      trigger={
        <>
          <IconGlobe size={16} />
          {current?.name}
          <IconChevronDown size={16} />
        </>
      }
      items={items.map(({ tag, name, href, current: here, onClick }) => ({
        key: tag,
        href,
        label: name,
        lang: tag,
        current: here,
        onSelect: onClick,
      }))}
    />
  );
});

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export interface ThemeToggleProps extends OwnMenuProps {
  /** The chosen theme, controlled. */
  value?: ThemeChoice | undefined;
  /** The initial theme. */
  defaultValue?: ThemeChoice | undefined;
  /** Sets `<html data-theme>` and stores the choice. */
  onChange?: ((change: { value: ThemeChoice }) => void) | undefined;
}

const themeIcons = { system: IconSettings, light: IconSun, dark: IconMoon } as const;

/** Light, dark or system theme. Shown only with script. */
export const ThemeToggle = forwardRef<HTMLDetailsElement, ThemeToggleProps>(function ThemeToggle(
  { value: prop, defaultValue = 'system', onChange, align = 'end', className, ...rest },
  ref,
) {
  const t = useMessages();
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (next: ThemeChoice) => onChange?.({ value: next }),
  });
  const scriptOnly = useScriptOnly();
  const Icon = themeIcons[value];
  return (
    <Menu
      ref={ref}
      {...rest}
      align={align}
      className={clsx(scriptOnly, className)}
      triggerClassName={css.trigger}
      triggerLabel={`${t('theme.label')}: ${t(`theme.${value}`)}`}
      trigger={<Icon size={16} />}
      items={themeChoices.map((choice) => {
        const ChoiceIcon = themeIcons[choice];
        return {
          key: choice,
          label: t(`theme.${choice}`),
          icon: <ChoiceIcon size={16} />,
          current: choice === value,
          onSelect: () => setValue(choice),
        };
      })}
    />
  );
});
