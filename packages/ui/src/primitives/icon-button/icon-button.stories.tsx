import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { IconClose, IconHome } from '../icon/icon.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { IconButton, IconButtonLink } from './icon-button.tsx';
import { iconButtonSizes, iconButtonTones } from './icon-button.variants.ts';

const meta = {
  component: IconButton,
  subcomponents: { IconButtonLink },
  args: { 'aria-label': 'Close', icon: <IconClose />, onClick: fn() },
  argTypes: {
    tone: { control: 'select', options: iconButtonTones },
    size: { control: 'select', options: iconButtonSizes },
  },
  parameters: {
    guide: {
      use: 'An action that an icon says alone, where there is no room for words.',
      do: ['Name it by what it does: “Remove table lamp”.', 'Take surface on pictures.'],
      dont: [
        'Do not use it where a Button with words fits.',
        'Do not rely on the icon: shoppers read few of them.',
      ],
      keys: { 'Enter or Space': 'Presses it' },
    } satisfies Guide,
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Quiet: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = {
  render: () => <IconButtonLink href="#home" aria-label="Home" icon={<IconHome />} />,
};
export const Everything: Story = {
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
export const PressedByPointerAndKey: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};
