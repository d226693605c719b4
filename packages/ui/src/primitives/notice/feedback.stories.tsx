import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { IconCart } from '../icon/icon.tsx';
import { Grid, Inline, Stack } from '../layout/layout.tsx';
import { LoadingBar } from '../loading-bar/loading-bar.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Banner, ErrorSummary, Notice } from './notice.tsx';
import { noticeTones } from './notice.variants.ts';

const meta = { title: 'primitives/Feedback' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notices: Story = {
  render: () => (
    <Stack>
      <Banner action={<a href="#reload">Reload</a>}>A new version is here</Banner>
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone} title="Prices changed" onDismiss={() => undefined}>
          Two things in your cart cost less than when you put them there.
        </Notice>
      ))}
    </Stack>
  ),
};
export const Errors: Story = {
  render: () => (
    <Stack>
      <ErrorSummary
        title="Two things need your attention"
        errors={[
          { href: '#address-name', message: 'Please fill in the name' },
          { href: '#address-phone', message: 'Please fill in the phone number' },
        ]}
      />
      <TextField id="address-name" label="Full name" error="Please fill in the name" />
      <TextField id="address-phone" label="Phone" error="Please fill in the phone number" />
    </Stack>
  ),
};
export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<IconCart size={32} />}
      title="Your cart is empty"
      description="Things you add stay here for thirty days, on all your devices."
      actions={<Button tone="primary">Go shopping</Button>}
    />
  ),
};
export const Waiting: Story = {
  render: () => (
    <Stack>
      <LoadingBar active />
      <Inline>
        <Spinner />
      </Inline>
      <Grid min="sm" aria-busy>
        <Skeleton shape="tile" />
        <div>
          <Skeleton lines={4} />
        </div>
        <Skeleton shape="circle" />
        <Skeleton shape="box" />
      </Grid>
    </Stack>
  ),
};
