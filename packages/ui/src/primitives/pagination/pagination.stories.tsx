import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';
import { jumped } from './pagination.fixtures.tsx';
import { guide } from './pagination.guide.ts';
import { middle, singlePageRendersNothing, jumpsToPage } from './pagination.play.ts';

const meta = {
  component: Pagination,
  args: { page: 7, pageCount: 40, hrefFor: (page) => `#page-${page}` },
  parameters: { guide },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { play: middle };
export const FirstPage: Story = { args: { page: 1, pageCount: 3 } };
export const LastPage: Story = { args: { page: 3, pageCount: 3 } };
export const ThousandsOfPages: Story = { args: { page: 1024, pageCount: 20_480 } };
export const SinglePageRendersNothing: Story = {
  args: { page: 1, pageCount: 1 },
  play: singlePageRendersNothing,
};
export const JumpsToPage: Story = {
  args: {
    jump: {
      action: '#list',
      onSubmit: (event) => {
        event.preventDefault();
        jumped(new FormData(event.currentTarget).get('page'));
      },
    },
  },
  play: jumpsToPage,
};
