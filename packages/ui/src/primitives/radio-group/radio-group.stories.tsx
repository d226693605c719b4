import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconTruck } from '../icon/icon.tsx';
import { RadioGroup } from './radio-group.tsx';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { radioLayouts } from './radio-group.variants.ts';
import { guide } from './radio-group.guide.ts';
import { selectsByPointerAndKeyboard, keepsControlledValue, resetsWithForm } from './radio-group.play.ts';

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
  parameters: { guide },
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
export const LongText: Story = {
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

export const PointerAndKeyboardSelection: Story = { play: selectsByPointerAndKeyboard };
export const Controlled: Story = {
  args: { value: 'courier', defaultValue: undefined },
  play: keepsControlledValue,
};
export const ResetsWithForm: Story = { decorators: [inResettableForm], play: resetsWithForm };
