import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextArea } from './text-area.tsx';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { guide } from './text-area.guide.ts';
import {
  countsCharactersAsPeopleSeeThem,
  countsTypedCharacters,
  refusesWhatDoesNotFit,
  resetsWithForm,
} from './text-area.play.ts';

const meta = {
  component: TextArea,
  args: { label: 'Note to the store', onChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'For example a door code.' } };
export const Counting: Story = {
  args: { maxLength: 150, defaultValue: 'Please leave it with the neighbour.' },
};
export const Full: Story = { args: { maxLength: 20, defaultValue: 'Exactly twenty chars' } };
export const WithError: Story = { args: { error: 'Please write at least one sentence' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Nothing can be changed.' } };
export const LongText: Story = {
  args: { defaultValue: 'Please leave it with the neighbour on the second floor. '.repeat(12) },
};

export const CountsTypedCharacters: Story = { args: { maxLength: 10 }, play: countsTypedCharacters };
export const CountsCharactersAsPeopleSeeThem: Story = {
  args: { maxLength: 10 },
  play: countsCharactersAsPeopleSeeThem,
};
export const RefusesWhatDoesNotFit: Story = {
  args: { maxLength: 20, defaultValue: 'Exactly twenty chars' },
  play: refusesWhatDoesNotFit,
};
export const ResetsWithForm: Story = {
  args: { maxLength: 150, defaultValue: 'Hello' },
  decorators: [inResettableForm],
  play: resetsWithForm,
};
