import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconInfo, IconRefresh } from '../icon/icons.tsx';
import { Inline } from '../layout/layout.tsx';
import { Tooltip } from './tooltip.tsx';
import { TooltipInDialog } from './tooltip.fixtures.tsx';
import { guide } from './tooltip.guide.ts';
import {
  omitsRedundantDescription,
  showsOnFocusAndHidesOnEscape,
  staysOpenOnHover,
  escapeKeepsDialogOpen,
} from './tooltip.play.ts';

const meta = {
  component: Tooltip,
  args: {
    text: 'Prices include VAT and the platform’s fee',
    children: <IconButton aria-label="About the price" icon={<IconInfo />} />,
    onOpenChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnIconButton: Story = {};
export const Open: Story = { args: { defaultOpen: true, side: 'bottom' } };
export const LongText: Story = {
  args: {
    defaultOpen: true,
    side: 'bottom',
    text: 'The store ships from Vientiane on working days; orders after 16:00 leave the next morning and take three to five days',
  },
};
export const OnDisabledButton: Story = {
  args: {
    defaultOpen: true,
    side: 'bottom',
    text: 'Choose a size first',
    children: <Button aria-disabled>Add to cart</Button>,
  },
};
export const SameAsName: Story = {
  args: { text: 'Refresh', children: <IconButton aria-label="Refresh" icon={<IconRefresh />} /> },
  play: omitsRedundantDescription,
};
export const Several: Story = {
  render: () => (
    <Inline gap="lg">
      {['Top', 'Bottom'].map((name) => (
        <Tooltip key={name} text={`${name} tooltip`} side={name === 'Top' ? 'top' : 'bottom'}>
          <Button>{name}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
};

export const FocusAndEscape: Story = {
  args: { side: 'bottom' },
  play: showsOnFocusAndHidesOnEscape,
  parameters: behaviourOnly,
};

export const StaysOpenOnHover: Story = {
  args: { side: 'bottom', delay: 0 },
  play: staysOpenOnHover,
  parameters: behaviourOnly,
};
export const EscapeKeepsDialogOpen: Story = {
  render: () => <TooltipInDialog />,
  play: escapeKeepsDialogOpen,
};
