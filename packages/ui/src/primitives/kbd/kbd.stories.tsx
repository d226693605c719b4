import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { Kbd } from './kbd.tsx';
import { guide } from './kbd.guide.ts';

const meta = {
  component: Kbd,
  args: { children: 'Esc' },
  parameters: { guide },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Key: Story = {};
export const OneLetter: Story = { args: { children: 'K' } };
export const InASentence: Story = {
  render: () => (
    <Text>
      Press <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd> to search.
    </Text>
  ),
};
