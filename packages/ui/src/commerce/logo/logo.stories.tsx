import type { Meta, StoryObj } from '@storybook/react-vite';
import { failingPicture, transparentPicture } from '../../testing/fixtures/index.ts';
import { Logo, LogoMark } from './logo.tsx';
import { guide } from './logo.guide.ts';

const meta = {
  component: Logo,
  subcomponents: { LogoMark },
  args: { name: 'Marketfront' },
  parameters: { guide },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CustomPicture: Story = { args: { name: 'Oleiro & Filha', src: transparentPicture } };
export const FailingPicture: Story = { args: { name: 'Oleiro & Filha', src: failingPicture } };
export const LongName: Story = { args: { name: 'The Market of Makers and Menders' } };
export const MarkOnly: Story = { render: () => <LogoMark /> };
