import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '../surface/surface.tsx';
import { Text } from '../text/text.tsx';
import { ContextMenu } from './context-menu.tsx';
import { guide } from './context-menu.guide.ts';
import { onRename, opensAtThePointer } from './context-menu.play.ts';

const meta = {
  component: ContextMenu,
  args: {
    label: 'Summer list',
    items: [
      { label: 'Rename', onSelect: onRename },
      { kind: 'submenu', label: 'Share', items: [{ label: 'Copy link' }, { label: 'Mail' }] },
      { kind: 'separator' },
      { label: 'Delete', tone: 'critical' },
    ],
    onOpenChange: fn(),
    children: (
      <Card tabIndex={0} role="group" aria-label="Summer list">
        <Text>Right click here</Text>
      </Card>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OpensAtThePointer: Story = { play: opensAtThePointer };
