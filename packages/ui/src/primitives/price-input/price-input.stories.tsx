import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PriceInput } from './price-input.tsx';
import { inForm } from '../../testing/story-decorators.tsx';
import { guide } from './price-input.guide.ts';
import {
  formatsForLocale,
  acceptsBothSeparators,
  refusesDecimalsOfYen,
  reportsLimits,
  resetsWithForm,
} from './price-input.play.ts';

const meta = {
  component: PriceInput,
  args: { label: 'Refund amount', name: 'amount', onChange: fn() },
  parameters: { guide },
  decorators: [inForm(320)],
} satisfies Meta<typeof PriceInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Up to what you paid: $86.00' } };
export const Filled: Story = { args: { defaultValue: '1234.5' } };
export const Disabled: Story = { args: { defaultValue: '86.00', disabled: true } };
export const WithError: Story = { args: { error: 'Please fill in the amount', required: true } };
export const InFrench: Story = {
  args: { defaultValue: '1234.5' },
  globals: { locale: 'fr' },
  play: formatsForLocale,
};

export const DecimalSeparators: Story = { play: acceptsBothSeparators };

export const OutOfBounds: Story = { args: { min: '1.00', max: '86.00' }, play: reportsLimits };

export const InYen: Story = { args: { currency: 'JPY' }, play: refusesDecimalsOfYen };

export const ResetsWithForm: Story = { args: { defaultValue: '10.00' }, play: resetsWithForm };
