import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { categories } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { backKey, forwardKey } from '../../testing/keys.ts';
import { MegaMenu } from './mega-menu.tsx';

const meta = {
  component: MegaMenu,
  args: { items: categories, allHref: '#all' },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'The bar of categories. Each is a link; a panel below it opens by pointer, key or finger, and without script by hover.',
      do: [
        'Keep to eight categories in the bar.',
        'Let maxVisible cut long lists; the rest is behind the child’s own link.',
      ],
      dont: ['Do not put categories only into panels.', 'Do not open panels from the server.'],
      keys: {
        Tab: 'Goes through the links, the buttons that open panels, and an open panel',
        'Enter or Space': 'On a button: opens and closes its panel',
        'Arrow left and right': 'In the bar: the stop before and after, along the reading direction',
        'Arrow down': 'Opens the panel and goes into it, then to its next link',
        'Arrow up': 'In a panel: the link before',
        Escape: 'Closes the panel and goes back to the bar',
      },
      parts: { panel: 'What opens below a category' },
    } satisfies Guide,
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
    })),
  },
};

export const OpensByButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /Fashion/ });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Watches' })).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
export const AnswersToKeys: Story = {
  args: { panels: 'always' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const fashion = canvas.getByRole('link', { name: 'Fashion' });
    const open = canvas.getByRole('button', { name: /Fashion/ });
    await step('along the bar', async () => {
      fashion.focus();
      await userEvent.keyboard(forwardKey());
      await expect(open).toHaveFocus();
      await userEvent.keyboard(backKey());
      await expect(fashion).toHaveFocus();
    });
    await step('into the panel and out', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Bags' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      const second = document.activeElement;
      await expect(second).not.toBe(canvas.getByRole('link', { name: 'Bags' }));
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('link', { name: 'Bags' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(open).toHaveAttribute('aria-expanded', 'false');
      await waitFor(() => expect([fashion, open]).toContain(document.activeElement));
    });
  },
};
