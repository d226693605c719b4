import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { Box } from '../box/box.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconChevronDown, IconMore } from '../icon/icons.tsx';
import { Inline } from '../layout/layout.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';
import { items, ColumnMenu, ComposedMenu, ViewMenu } from './dropdown-menu.fixtures.tsx';
import * as css from './dropdown-menu.fixtures.css.ts';
import { guide } from './dropdown-menu.guide.ts';
import {
  composesParts,
  keepsTheFirstClick,
  keyboardNavigation,
  opensSubmenus,
  selectsByPointer,
  staysInView,
  togglesCheckboxes,
} from './dropdown-menu.play.ts';

const meta = {
  component: DropdownMenu,
  args: {
    trigger: <Button iconEnd={<IconChevronDown size={16} />}>Actions</Button>,
    items,
    onOpenChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const AlignedToEnd: Story = {
  args: {
    align: 'end',
    defaultOpen: true,
    trigger: <IconButton aria-label="More actions" icon={<IconMore />} />,
  },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
};
export const LongItems: Story = {
  args: {
    defaultOpen: true,
    items: [
      { label: 'Ask the store about the delivery of everything that is still missing from this order' },
      { label: 'Print' },
    ],
  },
};
export const Checkboxes: Story = { render: () => <ColumnMenu />, play: togglesCheckboxes };

export const KeyboardNavigation: Story = { play: keyboardNavigation, parameters: behaviourOnly };

export const PointerSelection: Story = { play: selectsByPointer, parameters: behaviourOnly };

export const Submenus: Story = { render: () => <ViewMenu />, play: opensSubmenus };
export const FirstClick: Story = { play: keepsTheFirstClick };
export const InScrollingParent: Story = {
  decorators: [
    (Story) => (
      <Box border="line" padding="sm" asChild>
        <div className={css.clipped}>
          <Story />
        </div>
      </Box>
    ),
  ],
  play: staysInView,
};
export const ComposedParts: Story = { render: () => <ComposedMenu />, play: composesParts };
