import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { FloatingWindow } from './floating-window.tsx';
import { ServiceEntry } from './service-entry.tsx';

const service = <ServiceEntry phone="+1 555 010 0199" chat={{ href: '#chat', label: 'Chat with us' }} />;

const meta = {
  component: FloatingWindow,
  subcomponents: { ServiceEntry },
  args: { cart: { href: '#cart', count: 3 }, service },
  parameters: {
    guide: {
      use: 'Shortcuts at the edge of the page: cart, customer service, back to top once the page is scrolled.',
      do: ['Have one per page.', 'Show only the ways of contact that are open now.'],
      dont: ['Do not let it cover the button that buys.', 'Do not open it by itself.'],
      keys: {
        'Enter or Space': 'Opens customer service, or goes back to the top',
        Escape: 'Closes customer service',
      },
      parts: {
        cart: 'The link to the cart',
        top: 'The button back to the top',
        phone: 'The hotline, in customer service',
        qr: 'The QR code, in customer service',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof FloatingWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithService: Story = {};
export const EmptyCart: Story = { args: { cart: { href: '#cart' } } };
export const ManyInCart: Story = { args: { cart: { href: '#cart', count: 1250 } } };
export const OnlyCart: Story = { args: { service: undefined } };

export const ServiceOpens: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvasElement.querySelector('summary');
    if (!trigger) throw new Error('customer service expected');
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Chat with us' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: '+1 555 010 0199' })).toHaveAttribute(
      'href',
      'tel:+15550100199',
    );
    trigger.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Chat with us')).not.toBeVisible();
    await expect(trigger).toHaveFocus();
  },
};
export const GoesBackToTheTop: Story = {
  args: { topAfter: -1 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(scrollY).toBe(0));
  },
};
