import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { DescriptionList } from './description-list.tsx';
import { descriptionListLayouts } from './description-list.variants.ts';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Material', description: 'Blown glass, oak' },
      { term: 'Height', description: '42 cm' },
      { term: 'Weight', description: '1.8 kg' },
      { term: 'Made in', description: 'Luang Prabang, Laos' },
    ],
  },
  argTypes: { layout: { control: 'inline-radio', options: descriptionListLayouts } },
  parameters: {
    guide: {
      use: 'Facts with names: specifications, order data, an account.',
      do: ['Keep the names short and in one grammar.', 'Take columns for long lists of short facts.'],
      dont: ['Do not use it for money that adds up: that is SummaryRows.', 'Do not hide facts that decide.'],
      parts: { term: 'The name of a fact', description: 'The fact' },
    } satisfies Guide,
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Columns: Story = { args: { layout: 'columns' } };
export const LongFacts: Story = {
  args: {
    items: [
      {
        term: 'Instructions for care',
        description:
          'Wipe with a soft cloth. Never use anything with alcohol, which makes the finish of the wood dull within a year.',
      },
      { term: 'Tracking number', description: 'LA00112233445566778899AABBCCDDEEFF00112233445566' },
    ],
  },
};
