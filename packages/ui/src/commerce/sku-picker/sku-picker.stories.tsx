import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { photo } from '../../testing/fixtures/index.ts';
import { SkuPicker } from './sku-picker.tsx';
import { fitsSmallestPhone, longWord } from '../../testing/long-words.ts';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { guide } from './sku-picker.guide.ts';
import {
  keepsControlledValue,
  namesDifferences,
  resetsWithForm,
  selectsByPointerAndKeyboard,
} from './sku-picker.play.ts';

const meta = {
  component: SkuPicker,
  args: {
    attributes: [
      {
        name: 'colour',
        label: 'Colour',
        values: [
          { value: 'chalk', label: 'Chalk', image: photo('bellied-vase') },
          { value: 'clay', label: 'Clay', image: photo('bellied-vase-clay') },
          { value: 'charcoal', label: 'Charcoal', image: photo('bellied-vase-charcoal'), unavailable: true },
        ],
      },
      {
        name: 'size',
        label: 'Size',
        values: [
          { value: 's', label: 'S' },
          { value: 'm', label: 'M' },
          { value: 'l', label: 'L', unavailable: true },
        ],
      },
    ],
    defaultSelected: { colour: 'chalk', size: 'm' },
    onChange: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof SkuPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};
export const NothingSelected: Story = { args: { defaultSelected: {} } };
export const LongWords: Story = {
  args: {
    attributes: [{ name: 'size', label: longWord, values: [{ value: 's', label: longWord }] }],
    defaultSelected: { size: 's' },
  },
  play: fitsSmallestPhone,
};
export const WithNote: Story = {
  args: { defaultSelected: { colour: 'charcoal', size: 'l' }, note: 'Not available in this combination' },
};
export const WithPriceDifferences: Story = {
  args: {
    attributes: [
      {
        name: 'colour',
        label: 'Colour',
        values: [
          { value: 'chalk', label: 'Chalk', image: photo('bellied-vase') },
          { value: 'clay', label: 'Clay', image: photo('bellied-vase-clay'), difference: '+$5' },
        ],
      },
      {
        name: 'size',
        label: 'Size',
        values: [
          { value: 'm', label: 'M' },
          { value: 'l', label: 'L', difference: '+$12.50' },
        ],
      },
    ],
  },
  play: namesDifferences,
};
export const LongNames: Story = {
  args: {
    attributes: [
      {
        name: 'finish',
        label: 'Finish',
        values: [
          { value: 'oak', label: 'Oiled oak from sustainably managed forests in the Vosges' },
          { value: 'ash', label: 'Ash, soaped' },
        ],
      },
    ],
  },
};

export const PointerAndKeyboardSelection: Story = { play: selectsByPointerAndKeyboard };
export const Controlled: Story = {
  args: { selected: { colour: 'chalk', size: 'm' } },
  play: keepsControlledValue,
};
export const ResetsWithForm: Story = { decorators: [inResettableForm], play: resetsWithForm };
