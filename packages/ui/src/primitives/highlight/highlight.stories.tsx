import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Highlight } from './highlight.tsx';
import { guide } from './highlight.guide.ts';

const meta = {
  component: Highlight,
  args: { text: 'Stoneware teapot', term: 'tea' },
  parameters: { guide },
} satisfies Meta<typeof Highlight>;
export default meta;
type Story = StoryObj<typeof meta>;

const marks =
  (marked: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(marked)).toHaveRole('mark');
  };

export const Marked: Story = { play: marks('tea') };
export const WithoutRegardToAccents: Story = {
  args: { text: 'Café crème cup', term: 'CREME' },
  play: marks('crème'),
};
export const WholeCharacters: Story = { args: { text: 'กาน้ำชา', term: 'ชา' }, play: marks('ชา') };
export const NothingFound: Story = { args: { term: 'lamp' } };
