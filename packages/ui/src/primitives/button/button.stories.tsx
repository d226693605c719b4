import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconCart } from '../icon/icon.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Button } from './button.tsx';
import { buttonSizes, buttonTones } from './button.variants.ts';

const meta = {
  component: Button,
  args: { children: 'Add to cart' },
  argTypes: {
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Buys: Story = { args: { tone: 'accent', size: 'lg', iconStart: <IconCart /> } };
export const Loading: Story = { args: { tone: 'primary', loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = { args: { asChild: true, children: <a href="#cart">Go to cart</a> } };
export const Everything: Story = {
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
