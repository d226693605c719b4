import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { LanguageMenu, ThemeToggle, themeChoices } from './language-menu.tsx';

const meta = {
  component: LanguageMenu,
  subcomponents: { ThemeToggle },
  args: {
    align: 'start',
    items: [
      { tag: 'en', name: 'English', href: '#en', current: true },
      { tag: 'zh-CN', name: '简体中文', href: '#zh', current: false },
      { tag: 'th', name: 'ไทย', href: '#th', current: false },
      { tag: 'lo', name: 'ລາວ', href: '#lo', current: false },
    ],
  },
  parameters: {
    guide: {
      use: 'This page in the other languages, each by its own name. ThemeToggle beside it switches light and dark.',
      do: ['Lead to the same page in the other language.', 'Keep the choice in a cookie, for the server.'],
      dont: ['Do not use flags for languages.', 'Do not switch by guessing from the address.'],
      keys: {
        'Arrow down': 'Opens the list, then moves to the next',
        'Arrow up': 'Moves to the one before',
        'Home and End': 'The first and the last',
        Escape: 'Closes the list',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const thai = within(canvasElement).getByRole('link', { name: 'ไทย' });
    await expect(thai).toHaveAttribute('lang', 'th');
  },
};
export const AnswersToKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvasElement.querySelector('summary')?.focus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(canvas.getByRole('link', { name: 'ລາວ' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};

const themed = fn();
export const Theme: Story = {
  render: () => <ThemeToggle align="start" defaultValue={themeChoices[1]} onChange={themed} />,
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    await expect(summary).toHaveAccessibleName(/Light/);
    if (summary) await userEvent.click(summary);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dark' }));
    await expect(themed).toHaveBeenCalledWith({ value: 'dark' });
    await expect(summary).toHaveAccessibleName(/Dark/);
  },
};
