import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Button } from '../button/button.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const meta = {
  component: QuantityStepper,
  args: { onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md'] } },
  parameters: {
    guide: {
      use: 'How many of something. The number can be typed, stepped with the arrow keys, or pressed with the buttons.',
      do: [
        'Give max from the stock, and say in reason why it stops there.',
        'Name it by the product where several stand on one page.',
      ],
      dont: [
        'Do not remove a line at zero: offer Remove.',
        'Do not send every step to the server; wait a moment.',
      ],
      keys: {
        'Arrow up and down': 'In the field: one more, one less (the browser does it)',
        Enter: 'In the field: takes what was typed',
      },
      parts: {
        box: 'The frame of field and buttons',
        step: 'One of the two buttons',
        input: 'The number field',
        reason: 'Why it stops',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Small: Story = { args: { size: 'sm', defaultValue: 2 } };
export const AtItsLimit: Story = { args: { defaultValue: 5, max: 5, reason: '5 left' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 2 } };
export const Large: Story = { args: { defaultValue: 99_999 } };

const value = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('spinbutton', { name: 'Quantity' });

export const StepsWithinItsLimits: Story = {
  args: { defaultValue: 4, max: 5 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(value(canvasElement)).toHaveValue(5);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
    canvas.getByRole('button', { name: 'One less' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4 });
  },
};
export const TakesATypedNumber: Story = {
  args: { max: 9 },
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(value(canvasElement));
    await userEvent.type(value(canvasElement), '25{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 9 });
    await expect(value(canvasElement)).toHaveValue(9);
  },
};
export const ControlledStaysWithItsCaller: Story = {
  args: { value: 2 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'One more' }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: 3 });
    await expect(value(canvasElement)).toHaveValue(2);
  },
};
export const ResetsWithItsForm: Story = {
  args: { defaultValue: 3, name: 'quantity' },
  render: (args) => (
    <Stack asChild gap="md">
      <form>
        <QuantityStepper {...args} />
        <div>
          <Button type="reset">Reset</Button>
        </div>
      </form>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(value(canvasElement)).toHaveValue(3);
  },
};
