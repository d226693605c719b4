import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconClose, IconHome } from '../icon/icon.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { IconButton, IconButtonLink } from './icon-button.tsx';
import { iconButtonSizes, iconButtonTones } from './icon-button.variants.ts';
import { guide } from './icon-button.guide.ts';
import { activatesByPointerAndKeyboard } from './icon-button.play.ts';

const meta = {
  component: IconButton,
  subcomponents: { IconButtonLink },
  args: { 'aria-label': 'Close', icon: <IconClose />, onClick: fn() },
  argTypes: {
    tone: { control: 'select', options: iconButtonTones },
    size: { control: 'select', options: iconButtonSizes },
  },
  parameters: { guide },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Quiet: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = {
  render: () => <IconButtonLink href="#home" aria-label="Home" icon={<IconHome />} />,
};
export const AllVariants: Story = {
  render: (args) => (
    <Stack>
      {iconButtonSizes.map((size) => (
        <Inline key={size}>
          {iconButtonTones.map((tone) => (
            <IconButton key={tone} {...args} tone={tone} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
export const PointerAndKeyboardActivation: Story = { play: activatesByPointerAndKeyboard };
