import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { Box } from '../box/box.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { clipped } from '../dropdown-menu/dropdown-menu.fixtures.css.ts';
import { IconOrders, IconUser } from '../icon/icon.tsx';
import { Inline } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';
import { popoverAligns, popoverSides } from './popover.variants.ts';
import { guide } from './popover.guide.ts';
import {
  keepsControlledState,
  menuKeyboardNavigation,
  menuStaysInView,
  onSelect,
  opensAndCloses,
  staysInView,
  worksInDialog,
} from './popover.play.ts';

const meta = {
  component: Popover,
  subcomponents: { Menu },
  args: {
    trigger: 'What is included?',
    children: <Text>Lamp, shade and two metres of cord. Bulbs are not included.</Text>,
    onOpenChange: fn(),
  },
  argTypes: {
    align: { control: 'inline-radio', options: popoverAligns },
    side: { control: 'inline-radio', options: popoverSides },
  },
  parameters: { guide },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const AlignedToEnd: Story = {
  args: { defaultOpen: true, align: 'end' },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
};

export const WithArrow: Story = { args: { defaultOpen: true, arrow: true, align: 'center' } };
export const OnButton: Story = {
  args: { trigger: <Button tone="primary">What is included?</Button>, asChild: true, defaultOpen: true },
};
export const AtTheSide: Story = { args: { defaultOpen: true, side: 'end', arrow: true } };
export const InScrollingParent: Story = {
  args: { defaultOpen: true },
  decorators: [
    (Story) => (
      <Box border="line" asChild>
        <div className={clipped}>
          <Story />
        </div>
      </Box>
    ),
  ],
  play: staysInView,
};
export const InDialog: Story = {
  render: () => (
    <Dialog title="Size guide" trigger={<Button>Size guide</Button>}>
      <Popover trigger="How to measure">
        <Text>Measure around the widest part.</Text>
      </Popover>
    </Dialog>
  ),
  play: worksInDialog,
};

export const OpensAndCloses: Story = {
  render: (args) => (
    <Inline>
      <Popover {...args} />
      <Button>Elsewhere</Button>
    </Inline>
  ),
  play: opensAndCloses,
  parameters: behaviourOnly,
};
export const Controlled: Story = { args: { open: true }, play: keepsControlledState };

export const MenuKeyboardNavigation: Story = {
  render: () => (
    <Menu
      trigger="Account"
      items={[
        { href: '#orders', label: 'Orders', icon: <IconOrders /> },
        { href: '#profile', label: 'Profile', icon: <IconUser />, current: true },
        { label: 'Log out', onSelect },
      ]}
    />
  ),
  play: menuKeyboardNavigation,
};
export const MenuInScrollingParent: Story = {
  render: () => (
    <Box border="line" asChild>
      <div className={clipped}>
        <Menu
          trigger="Account"
          items={[
            { href: '#orders', label: 'Orders' },
            { href: '#profile', label: 'Profile' },
          ]}
        />
      </div>
    </Box>
  ),
  play: menuStaysInView,
};
