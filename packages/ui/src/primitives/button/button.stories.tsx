import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconArrowEnd, IconCart } from '../icon/icon.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Button, ButtonLink } from './button.tsx';
import { buttonSizes, buttonTones } from './button.variants.ts';
import { guide } from './button.guide.ts';
import { activatesByPointerAndKeyboard, ignoresActivationWhileLoading } from './button.play.ts';

const meta = {
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Add to cart', onClick: fn() },
  argTypes: {
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
  },
  parameters: { guide },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Primary: Story = { args: { tone: 'primary', children: 'Save address' } };
export const Accent: Story = { args: { tone: 'accent', size: 'lg', iconStart: <IconCart /> } };
export const Critical: Story = { args: { tone: 'critical', children: 'Delete address' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Not now' } };
export const Loading: Story = { args: { tone: 'primary', loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Block: Story = { args: { block: true, iconEnd: <IconArrowEnd /> } };
export const LongText: Story = {
  args: { children: 'In den Warenkorb legen und weiter einkaufen, ohne etwas zu vergessen' },
};
export const AsChild: Story = { args: { asChild: true, children: <a href="#cart">Go to cart</a> } };
export const AsButtonLink: Story = {
  render: () => (
    <ButtonLink href="#cart" tone="primary">
      Go to cart
    </ButtonLink>
  ),
};
export const AllVariants: Story = {
  render: (args) => (
    <Stack>
      {buttonSizes.map((size) => (
        <Inline key={size}>
          {buttonTones.map((tone) => (
            <Button key={tone} {...args} size={size} tone={tone} />
          ))}
          <Button {...args} size={size} disabled />
          <Button {...args} size={size} tone="accent" loading />
        </Inline>
      ))}
    </Stack>
  ),
};

export const PointerAndKeyboardActivation: Story = { play: activatesByPointerAndKeyboard };
export const IgnoresActivationWhileLoading: Story = {
  args: { loading: true, asChild: true, children: <a href="#cart">Go to cart</a> },
  play: ignoresActivationWhileLoading,
};
