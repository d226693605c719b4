import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageMenu, ThemeToggle, themeChoices } from './language-menu.tsx';
import { themed } from './language-menu.fixtures.tsx';
import { guide } from './language-menu.guide.ts';
import { open, keyboardNavigation, theme } from './language-menu.play.ts';

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
  parameters: { guide },
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true }, play: open };
export const KeyboardNavigation: Story = { play: keyboardNavigation };
export const Theme: Story = {
  render: () => <ThemeToggle align="start" defaultValue={themeChoices[1]} onChange={themed} />,
  play: theme,
};
