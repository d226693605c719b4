import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { guide } from './tags-input.guide.ts';
import { addsAndRemoves, refusesEntries } from './tags-input.play.ts';
import { TagsInput } from './tags-input.tsx';

const meta = {
  component: TagsInput,
  args: { label: 'Keywords', name: 'keywords', onChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof TagsInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Words that shoppers search for, up to ten' } };
export const Filled: Story = {
  args: { defaultValue: ['silk', 'scarf', 'hand-woven in Luang Prabang', 'red'] },
};
export const WithError: Story = { args: { defaultValue: ['silk'], error: 'Add two keywords at least' } };
export const Disabled: Story = { args: { defaultValue: ['silk', 'scarf'], disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: ['silk', 'scarf'], readOnly: true } };
export const AddsAndRemoves: Story = {
  args: { defaultValue: ['silk'] },
  decorators: [inResettableForm],
  play: addsAndRemoves,
};
export const RefusesEntries: Story = {
  args: {
    defaultValue: ['silk'],
    max: 2,
    validate: (entry) => (entry.includes(' ') ? 'Type one word' : undefined),
  },
  decorators: [inResettableForm],
  play: refusesEntries,
};
