import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { IconArrowEnd, IconCart } from '../icon/icon.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Button, ButtonLink } from './button.tsx';
import { buttonSizes, buttonTones } from './button.variants.ts';

const meta = {
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Add to cart', onClick: fn() },
  argTypes: {
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
  },
  parameters: {
    guide: {
      use: 'Does something: saves, adds, sends. For going somewhere take ButtonLink or Link.',
      do: [
        'Begin with a verb and name the thing: “Add to cart”.',
        'Keep accent for the one action that buys.',
        'Use loading while the action runs; it keeps width and focus.',
      ],
      dont: [
        'Do not put two filled buttons side by side.',
        'Do not disable a button to say that a field is missing: let it be pressed and say what is missing.',
      ],
      keys: { 'Enter or Space': 'Presses it' },
      parts: { content: 'Icons and words', spinner: 'Turns while loading' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Primary: Story = { args: { tone: 'primary', children: 'Save address' } };
export const Buys: Story = { args: { tone: 'accent', size: 'lg', iconStart: <IconCart /> } };
export const Critical: Story = { args: { tone: 'critical', children: 'Delete address' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Not now' } };
export const Loading: Story = { args: { tone: 'primary', loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Block: Story = { args: { block: true, iconEnd: <IconArrowEnd /> } };
export const LongWords: Story = {
  args: { children: 'In den Warenkorb legen und weiter einkaufen, ohne etwas zu vergessen' },
};
export const AsChild: Story = { args: { asChild: true, children: <a href="#cart">Go to cart</a> } };
export const LinkWithLooks: Story = {
  render: () => (
    <ButtonLink href="#cart" tone="primary">
      Go to cart
    </ButtonLink>
  ),
};
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

export const PressedByPointerAndKey: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add to cart' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};
export const IgnoresPressesWhileLoading: Story = {
  args: { loading: true, asChild: true, children: <a href="#cart">Go to cart</a> },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Go to cart' });
    await userEvent.click(link);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(link).toHaveAttribute('aria-disabled', 'true');
  },
};
