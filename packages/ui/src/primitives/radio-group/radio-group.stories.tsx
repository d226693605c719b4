import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Button } from '../button/button.tsx';
import { IconTruck } from '../icon/icon.tsx';
import { RadioGroup } from './radio-group.tsx';
import { radioLayouts } from './radio-group.variants.ts';

const meta = {
  component: RadioGroup,
  args: {
    name: 'delivery',
    legend: 'Delivery',
    defaultValue: 'courier',
    options: [
      { value: 'courier', label: 'Courier', description: 'Tomorrow, $4.90' },
      { value: 'pickup', label: 'Pick-up point', description: 'In two days, free' },
      { value: 'locker', label: 'Locker', disabled: true, description: 'Not for this order' },
    ],
    onChange: fn(),
  },
  argTypes: { layout: { control: 'inline-radio', options: radioLayouts } },
  parameters: {
    guide: {
      use: 'One of two to seven choices that exclude each other and are worth seeing side by side. For more take a Select.',
      do: [
        'Put the most likely choice first, and choose it where that does no harm.',
        'Take cards when a choice carries a price, a logo or a condition.',
      ],
      dont: ['Do not choose in advance what costs money.', 'Do not disable a choice without saying why.'],
      keys: {
        Tab: 'Goes to the chosen one, then out of the group',
        'Arrow keys': 'Choose the next or the one before',
        Space: 'Chooses the one in focus when none is chosen',
      },
      parts: {
        legend: 'The question',
        option: 'One choice',
        input: 'Its native radio',
        description: 'What stands below its name',
        media: 'What stands at its end',
        error: 'What is wrong',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Cards: Story = {
  args: {
    layout: 'cards',
    options: meta.args.options.map((option) => ({ ...option, media: <IconTruck /> })),
  },
};
export const Inline: Story = {
  args: {
    layout: 'inline',
    options: [
      { value: 'courier', label: 'Phone' },
      { value: 'email', label: 'E-mail' },
    ],
  },
};
export const WithError: Story = { args: { defaultValue: undefined, error: 'Please choose a delivery' } };
export const HiddenLegend: Story = { args: { hideLegend: true } };
export const LongWords: Story = {
  args: {
    layout: 'cards',
    options: [
      {
        value: 'courier',
        label: 'Delivery by courier to the door, on a weekday of your choice between eight and eighteen',
        description: 'The courier calls half an hour before; somebody must be there to sign for it.',
      },
    ],
  },
};

export const ChosenByPointerAndKey: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.click(radio(/Pick-up/));
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'pickup' });
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio(/Courier/)).toBeChecked();
    await expect(radio(/Courier/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(/Pick-up/)).toBeChecked();
  },
};
export const ControlledStaysWithItsCaller: Story = {
  args: { value: 'courier', defaultValue: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Pick-up/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'pickup' });
    await expect(canvas.getByRole('radio', { name: /Courier/ })).toBeChecked();
  },
};
export const ResetsWithItsForm: Story = {
  render: (args) => (
    <Stack asChild gap="md">
      <form>
        <RadioGroup {...args} />
        <div>
          <Button type="reset">Reset</Button>
        </div>
      </form>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Pick-up/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('radio', { name: /Courier/ })).toBeChecked();
  },
};
