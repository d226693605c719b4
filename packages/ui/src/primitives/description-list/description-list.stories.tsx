import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './description-list.tsx';
import { descriptionListLayouts } from './description-list.variants.ts';
import { guide } from './description-list.guide.ts';

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
  parameters: { guide },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Columns: Story = { args: { layout: 'columns' } };
export const LongValues: Story = {
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
