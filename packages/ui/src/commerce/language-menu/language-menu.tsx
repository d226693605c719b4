'use client';
import type { MouseEvent } from 'react';
import { IconChevronDown, IconGlobe, IconMoon, IconSettings, IconSun } from '../../primitives/icon/icons.tsx';
import { Menu, type MenuProps } from '../../primitives/popover/popover.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { scriptOnly } from '../../styles/helpers.css.ts';
import * as css from './language-menu.css.ts';

export interface LanguageMenuProps extends Pick<MenuProps, 'align' | 'side'> {
  items: readonly {
    /** BCP 47 tag, so that the name is spoken and set in its own language. */
    tag: string;
    /** In its own language. */
    name: string;
    /** The same page in that language. */
    href: string;
    current: boolean;
    onClick?: ((event: MouseEvent) => void) | undefined;
  }[];
}

export function LanguageMenu({ items, align = 'end', side }: LanguageMenuProps) {
  const t = useMessages();
  const current = items.find((item) => item.current);
  return (
    <Menu
      align={align}
      side={side}
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
}

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export interface ThemeToggleProps extends Pick<MenuProps, 'align' | 'side'> {
  value: ThemeChoice;
  onChange: (change: { value: ThemeChoice }) => void;
}

const themeIcons = { system: IconSettings, light: IconSun, dark: IconMoon } as const;

export function ThemeToggle({ value, onChange, align = 'end', side }: ThemeToggleProps) {
  const t = useMessages();
  const Icon = themeIcons[value];
  return (
    <Menu
      align={align}
      side={side}
      className={scriptOnly}
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
          onSelect: () => onChange({ value: choice }),
        };
      })}
    />
  );
}
