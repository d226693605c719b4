import type { Meta, StoryObj } from '@storybook/react-vite';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { LanguageMenu, ThemeToggle, themeChoices } from './language-menu.tsx';
import { languages } from '../../testing/fixtures/index.ts';
import { guide } from './language-menu.guide.ts';
import {
  marksLanguageOfLinks,
  keyboardNavigation,
  changesTheme,
  onThemeChange,
} from './language-menu.play.ts';

const meta = {
  component: LanguageMenu,
  subcomponents: { ThemeToggle },
  args: {
    align: 'start',
    items: languages,
  },
  parameters: { guide },
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true }, play: marksLanguageOfLinks };
export const KeyboardNavigation: Story = { play: keyboardNavigation, parameters: behaviourOnly };
export const Theme: Story = {
  render: () => <ThemeToggle align="start" defaultValue={themeChoices[1]} onChange={onThemeChange} />,
  play: changesTheme,
};
