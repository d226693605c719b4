import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { IconCopy, IconEdit, IconShare, IconTrash } from '../icon/icons.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';
import type { DropdownMenuEntry } from './entries.ts';
import * as Menu from './parts.tsx';

export const onEdit = fn();

export const onDelete = fn();

export const items: DropdownMenuEntry[] = [
  { label: 'Edit', icon: <IconEdit />, onSelect: onEdit },
  { label: 'Copy link', icon: <IconCopy />, detail: 'Ctrl C' },
  { label: 'Share', icon: <IconShare />, href: '#share' },
  { label: 'Move to another list', disabled: true },
  { kind: 'separator' },
  { label: 'Delete', icon: <IconTrash />, tone: 'critical', onSelect: onDelete },
];

export function ColumnMenu() {
  const [shown, setShown] = useState(new Set(['Price', 'Stock']));
  const toggle = (name: string, checked: boolean) => {
    const next = new Set(shown);
    if (checked) next.add(name);
    else next.delete(name);
    setShown(next);
  };
  return (
    <DropdownMenu
      trigger={<Button>Columns</Button>}
      items={[
        {
          kind: 'group',
          label: 'Shown',
          items: ['Price', 'Stock', 'Sold'].map((label) => ({
            kind: 'checkbox' as const,
            label,
            checked: shown.has(label),
            onChange: ({ checked }) => toggle(label, checked),
          })),
        },
        { kind: 'group', label: 'Order', items: [{ label: 'Newest first' }, { label: 'Cheapest first' }] },
      ]}
    />
  );
}

export const onMove = fn();

export function ViewMenu() {
  const [order, setOrder] = useState('newest');
  return (
    <DropdownMenu
      trigger={<Button>View</Button>}
      items={[
        {
          kind: 'radioGroup',
          label: 'Order',
          value: order,
          onChange: ({ value }) => setOrder(value),
          options: [
            { value: 'newest', label: 'Newest first' },
            { value: 'cheapest', label: 'Cheapest first' },
          ],
        },
        { kind: 'separator' },
        {
          kind: 'submenu',
          label: 'Move to',
          icon: <IconShare />,
          items: [
            { label: 'Wish list', onSelect: onMove },
            { label: 'Gift list' },
            { kind: 'submenu', label: 'Archive', items: [{ label: 'This year' }, { label: 'Last year' }] },
          ],
        },
        { label: 'Print' },
      ]}
    />
  );
}

export const onPrint = fn();

/** A menu that is composed of the parts. */
export function ComposedMenu() {
  const [bold, setBold] = useState(false);
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>Text</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Group label="Style">
          <Menu.CheckboxItem checked={bold} onChange={({ checked }) => setBold(checked)}>
            Bold
          </Menu.CheckboxItem>
        </Menu.Group>
        <Menu.Separator />
        <Menu.Sub>
          <Menu.SubTrigger>Send</Menu.SubTrigger>
          <Menu.SubContent>
            <Menu.Item onSelect={onPrint}>Print</Menu.Item>
          </Menu.SubContent>
        </Menu.Sub>
      </Menu.Content>
    </Menu.Root>
  );
}
