import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { IconHome, IconUser } from '../icon/icon.tsx';
import { guide } from './command-palette.guide.ts';
import { findsNothing, runsByKeys } from './command-palette.play.ts';
import { CommandPalette, type Command } from './command-palette.tsx';

const commands: readonly Command[] = [
  { value: 'home', label: 'Home', group: 'Pages', href: '#home', icon: <IconHome size={20} /> },
  { value: 'orders', label: 'Orders', detail: '3 to pay', group: 'Pages', href: '#orders' },
  {
    value: 'new',
    label: 'Add a product',
    keywords: 'listing create',
    group: 'Actions',
    keys: ['Ctrl', 'B'],
    onRun: fn(),
  },
  { value: 'export', label: 'Export the orders of this month', group: 'Actions', disabled: true },
  { value: 'out', label: 'Sign out', group: 'Actions', icon: <IconUser size={20} />, onRun: fn() },
];

const meta = {
  component: CommandPalette,
  args: {
    label: 'Search the shop',
    placeholder: 'Pages and actions',
    commands,
    hotkey: 'k',
    onOpenChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { defaultOpen: true } };
export const Loading: Story = { args: { defaultOpen: true, commands: [], loading: true } };
export const NothingFound: Story = { args: { defaultOpen: true }, play: findsNothing };
export const RunsByKeys: Story = { parameters: behaviourOnly, play: runsByKeys };
