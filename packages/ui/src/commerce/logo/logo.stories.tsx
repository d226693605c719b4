import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { Logo, LogoMark } from './logo.tsx';

const meta = {
  component: Logo,
  subcomponents: { LogoMark },
  args: { name: 'Marketfront' },
  parameters: {
    guide: {
      use: 'The site’s mark and name; SiteHeader makes it the link home.',
      do: ['Give the site’s own picture with src.', 'Leave it room: half its height on all sides.'],
      dont: ['Do not recolour the mark.', 'Do not write the name without the mark in the header.'],
      parts: { name: 'The written name' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OurMark: Story = {};
export const OwnPicture: Story = { args: { name: 'Kiln Street', src: drawing('vase') } };
export const LongName: Story = { args: { name: 'The Market of Makers and Menders' } };
export const MarkAlone: Story = { render: () => <LogoMark /> };
