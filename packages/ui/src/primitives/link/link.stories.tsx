import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkProvider } from '../../provider/link-provider.tsx';
import { Inline } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';
import { linkTones } from './link.variants.ts';
import { store } from '../../testing/fixtures/index.ts';
import { guide } from './link.guide.ts';
import { usesRouterLink, onNavigate } from './link.play.ts';

const meta = {
  component: Link,
  args: { href: store.href, children: store.name },
  argTypes: { tone: { control: 'select', options: [undefined, ...linkTones] } },
  parameters: { guide },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Tones: Story = {
  render: (args) => (
    <Inline gap="lg">
      {linkTones.map((tone) => (
        <Link key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
};
export const InSentence: Story = {
  render: () => (
    <Text>
      Delivered from three stores; see{' '}
      <Link href="#delivery" tone="strong">
        how delivery works
      </Link>{' '}
      before you order.
    </Text>
  ),
};
export const UsesRouterLink: Story = {
  decorators: [
    (Story) => (
      <LinkProvider
        value={({ href, children, ...rest }) => (
          <a
            {...rest}
            href={href}
            data-router=""
            onClick={(event) => {
              event.preventDefault();
              onNavigate(href);
            }}
          >
            {children}
          </a>
        )}
      >
        <Story />
      </LinkProvider>
    ),
  ],
  play: usesRouterLink,
};
