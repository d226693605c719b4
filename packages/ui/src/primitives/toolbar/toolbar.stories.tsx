import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Toolbar,
  ToolbarButton,
  ToolbarLink,
  ToolbarSeparator,
  ToolbarToggle,
  ToolbarToggleGroup,
} from './toolbar.tsx';
import { guide } from './toolbar.guide.ts';
import { isOneTabStop } from './toolbar.play.ts';

const meta = {
  component: Toolbar,
  subcomponents: { ToolbarButton, ToolbarLink, ToolbarToggleGroup, ToolbarToggle, ToolbarSeparator },
  args: {
    label: 'Orders',
    children: (
      <>
        <ToolbarButton>Print</ToolbarButton>
        <ToolbarLink href="#export">Export</ToolbarLink>
        <ToolbarSeparator />
        <ToolbarToggleGroup label="Shown" defaultValue={['prices']}>
          <ToolbarToggle value="pictures">Pictures</ToolbarToggle>
          <ToolbarToggle value="prices">Prices</ToolbarToggle>
        </ToolbarToggleGroup>
      </>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const KeyboardNavigation: Story = { play: isOneTabStop };
