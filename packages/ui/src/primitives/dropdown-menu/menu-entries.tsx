'use client';
import type { MouseEvent } from 'react';
import { Link } from '../link/link.tsx';
import * as css from './dropdown-menu.css.ts';
import type { DropdownMenuAction, DropdownMenuEntry } from './entries.ts';
import type { menuParts } from './menu-parts.tsx';

export type MenuParts = ReturnType<typeof menuParts>;

interface MenuEntriesProps {
  items: readonly DropdownMenuEntry[];
  parts: MenuParts;
}

const ignore = (event: Event | MouseEvent) => event.preventDefault();

/** An item that stays focusable, as the APG recommends for menus, but has no effect. */
const disabledProps = { 'aria-disabled': true, onSelect: ignore, onClick: ignore } as const;

function ActionItem({ item, parts }: { item: DropdownMenuAction; parts: MenuParts }) {
  const { label, disabled = false, href, icon, detail, tone, onSelect } = item;
  const props = disabled ? disabledProps : { onSelect };
  if (href === undefined) {
    return (
      <parts.Item icon={icon} detail={detail} tone={tone} {...props}>
        {label}
      </parts.Item>
    );
  }
  return (
    <parts.Item asChild tone={tone} {...props}>
      <Link href={href}>
        {icon}
        <span className={css.itemLabel}>{label}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </Link>
    </parts.Item>
  );
}

/** The entries of a menu, given as data. */
export function MenuEntries({ items, parts }: MenuEntriesProps) {
  const { CheckboxItem, Group, RadioGroup, RadioItem, Separator, Sub, SubContent, SubTrigger } = parts;
  return items.map((item, index) => {
    const key = item.key ?? index;
    switch (item.kind) {
      case 'separator':
        return <Separator key={key} />;
      case 'group':
        return (
          <Group key={key} label={item.label}>
            <MenuEntries items={item.items} parts={parts} />
          </Group>
        );
      case 'radioGroup':
        return (
          <RadioGroup key={key} label={item.label} value={item.value} onChange={item.onChange}>
            {item.options.map(({ value, label, disabled }) => (
              <RadioItem key={value} value={value} {...(disabled ? disabledProps : { onSelect: ignore })}>
                {label}
              </RadioItem>
            ))}
          </RadioGroup>
        );
      case 'checkbox':
        return (
          <CheckboxItem
            key={key}
            checked={item.checked}
            {...(item.disabled ? disabledProps : { onSelect: ignore, onChange: item.onChange })}
          >
            {item.label}
          </CheckboxItem>
        );
      case 'submenu':
        return (
          <Sub key={key}>
            <SubTrigger icon={item.icon} disabled={item.disabled}>
              {item.label}
            </SubTrigger>
            <SubContent>
              <MenuEntries items={item.items} parts={parts} />
            </SubContent>
          </Sub>
        );
      default:
        return <ActionItem key={key} item={item} parts={parts} />;
    }
  });
}
