import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { SkipLink } from './skip-link.tsx';

const meta = {
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        The main part of the page
      </main>
    </>
  ),
  parameters: {
    guide: {
      use: 'The first thing on every page: leads past the header. It shows itself on focus.',
      do: ['Put it first in the body.', 'Give the main part the id, and tabindex −1.'],
      dont: ['Do not hide it from those who see.', 'Do not add more than one or two.'],
      keys: { Tab: 'Shows it, when the page has just been opened', Enter: 'Goes to the main part' },
    } satisfies Guide,
  },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#content');
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
export const OwnWords: Story = {
  args: { href: '#results', children: 'Skip to the results' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="results" tabIndex={-1}>
        24 products
      </main>
    </>
  ),
};
