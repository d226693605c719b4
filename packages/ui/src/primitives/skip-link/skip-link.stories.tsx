import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './skip-link.tsx';
import { guide } from './skip-link.guide.ts';
import { appearsOnFocus } from './skip-link.play.ts';

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
  parameters: { guide },
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const OnFocus: Story = { play: appearsOnFocus };
export const CustomText: Story = {
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
