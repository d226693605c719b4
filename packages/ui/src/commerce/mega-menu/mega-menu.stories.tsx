import type { Meta, StoryObj } from '@storybook/react-vite';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { categories } from '../../testing/fixtures/index.ts';
import { MegaMenu } from './mega-menu.tsx';
import { guide } from './mega-menu.guide.ts';
import { holdsWhatDoesNotFit, opensByButton, keyboardNavigation } from './mega-menu.play.ts';

const meta = {
  component: MegaMenu,
  args: { items: categories, allHref: '#all' },
  parameters: {
    layout: 'fullscreen',
    guide,
  },
} satisfies Meta<typeof MegaMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};
export const CurrentCategory: Story = {
  args: { items: categories.map((item, index) => ({ ...item, current: index === 1 })) },
};
export const ManyCategories: Story = {
  args: {
    items: Array.from({ length: 16 }, (_, index) => ({
      id: String(index),
      name: `Category number ${index + 1}`,
      href: `#c-${index}`,
      children: [{ id: `${index}-1`, name: `Child of ${index + 1}`, href: `#c-${index}-1` }],
    })),
  },
  play: holdsWhatDoesNotFit,
};

export const OpensByButton: Story = { play: opensByButton };
export const KeyboardNavigation: Story = {
  args: { panels: 'always' },
  play: keyboardNavigation,
  parameters: behaviourOnly,
};
