import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  component: Pagination,
  args: { page: 7, pageCount: 40, hrefFor: (page) => `#page-${page}` },
  parameters: {
    guide: {
      use: 'The pages of a long list, each with its own address. It renders nothing when there is one page.',
      do: [
        'Keep filters and sorting in the addresses.',
        'Add jump to lists of more than ten pages.',
        'Scroll to the top of the list after a page.',
      ],
      dont: [
        'Do not load pages endlessly where there is a footer.',
        'Do not forget the page on the way back.',
      ],
      keys: { Tab: 'Goes from page to page', Enter: 'Follows the page in focus' },
      parts: { page: 'One page, the gap, previous and next', jump: 'The form that goes to a page by number' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-8');
  },
};
export const FirstPage: Story = { args: { page: 1, pageCount: 3 } };
export const LastPage: Story = { args: { page: 3, pageCount: 3 } };
export const ThousandsOfPages: Story = { args: { page: 1024, pageCount: 20_480 } };
export const OnePageShowsNothing: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

const jumped = fn();
export const JumpsToANumber: Story = {
  args: {
    jump: {
      action: '#list',
      onSubmit: (event) => {
        event.preventDefault();
        jumped(new FormData(event.currentTarget).get('page'));
      },
    },
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await userEvent.type(input, '12{Enter}');
    await expect(jumped).toHaveBeenCalledWith('12');
  },
};
