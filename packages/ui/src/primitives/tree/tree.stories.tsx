import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { opensByKeys, opensByPointer } from './tree.play.ts';
import { Tree } from './tree.tsx';
import { guide } from './tree.guide.ts';

const items = [
  {
    id: 'home',
    label: 'Home & living',
    href: '#home',
    children: [
      {
        id: 'lamps',
        label: 'Lamps',
        href: '#lamps',
        children: [{ id: 'desk', label: 'Desk lamps', href: '#desk' }],
      },
      { id: 'vases', label: 'Vases', href: '#vases' },
    ],
  },
  { id: 'fashion', label: 'Fashion', href: '#fashion', hasChildren: true },
  { id: 'gifts', label: 'Gifts', href: '#gifts' },
];

const folders = [
  { id: 'wishes', label: 'Wishes', children: [{ id: 'birthday', label: 'Birthday' }] },
  { id: 'later', label: 'For later, when the flat has been painted and there is room for a second shelf' },
];

const meta = {
  component: Tree,
  args: { label: 'Categories', items, onExpandedChange: fn(), onSelectedChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultExpanded: ['home', 'lamps'], defaultSelected: 'desk' } };
export const Choosing: Story = {
  args: { label: 'Folders', items: folders, defaultExpanded: ['wishes'], defaultSelected: 'birthday' },
};
export const OpensByKeys: Story = { play: opensByKeys };
export const OpensByPointer: Story = { args: { label: 'Folders', items: folders }, play: opensByPointer };
