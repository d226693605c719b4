import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloatingWindow } from './floating-window.tsx';
import { ServiceEntry } from './service-entry.tsx';
import { guide } from './floating-window.guide.ts';
import { opensAndClosesService, scrollsToTop } from './floating-window.play.ts';

const service = <ServiceEntry phone="+1 555 010 0199" chat={{ href: '#chat', label: 'Chat with us' }} />;

const meta = {
  component: FloatingWindow,
  subcomponents: { ServiceEntry },
  args: { cart: { href: '#cart', count: 3 }, service },
  parameters: { guide },
} satisfies Meta<typeof FloatingWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithService: Story = {};
export const EmptyCart: Story = { args: { cart: { href: '#cart' } } };
export const ManyInCart: Story = { args: { cart: { href: '#cart', count: 1250 } } };
export const CartOnly: Story = { args: { service: undefined } };

export const ServiceOpens: Story = { play: opensAndClosesService };
export const ScrollsToTop: Story = { args: { topAfter: -1 }, play: scrollsToTop };
