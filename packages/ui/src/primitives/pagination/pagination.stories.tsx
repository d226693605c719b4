import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';
import { guide } from './pagination.guide.ts';
import {
  disablesMissingNeighbour,
  marksCurrentPage,
  rendersNothing,
  jumpsToPage,
  onJump,
} from './pagination.play.ts';

const meta = {
  component: Pagination,
  args: { page: 7, pageCount: 40, hrefFor: (page) => `#page-${page}` },
  parameters: { guide },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { play: marksCurrentPage };
export const FirstPage: Story = {
  args: { page: 1, pageCount: 3 },
  play: disablesMissingNeighbour,
};
export const LastPage: Story = { args: { page: 3, pageCount: 3 } };
export const ThousandsOfPages: Story = { args: { page: 1024, pageCount: 20_480 } };
export const SinglePageRendersNothing: Story = { args: { page: 1, pageCount: 1 }, play: rendersNothing };
export const JumpsToPage: Story = {
  args: {
    jump: {
      action: '#list',
      onSubmit: (event) => {
        event.preventDefault();
        onJump(new FormData(event.currentTarget).get('page'));
      },
    },
  },
  play: jumpsToPage,
};
