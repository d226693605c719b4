import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CodeField } from '../code-field/code-field.tsx';
import { IconMail } from '../icon/icon.tsx';
import { Grid, Inline, Stack } from '../layout/layout.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { PriceRange } from '../price-range/price-range.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { RatingInput } from '../rating/rating-input.tsx';
import { ResendButton } from '../resend-button/resend-button.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

const meta = { title: 'primitives/Form controls' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  render: () => (
    <Grid min="lg">
      <Stack gap="lg">
        <TextField label="Full name" required defaultValue="Bouavanh Phommachanh" autoComplete="name" />
        <TextField
          label="Email"
          type="email"
          hint="For the receipt only."
          placeholder="you@example.com"
          start={<IconMail />}
        />
        <TextField label="Post code" error="Please fill in the post code" optional />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          strength={3}
          defaultValue="correct horse"
        />
        <CodeField label="Verification code" end={<ResendButton onSend={() => undefined} />} />
        <TextField label="Store" disabled defaultValue="North & Linen" />
      </Stack>
      <Stack gap="lg">
        <Select
          label="Country or region"
          options={[
            { value: 'LA', label: 'Laos' },
            { value: 'TH', label: 'Thailand' },
          ]}
        />
        <TextArea
          label="Note to the store"
          maxLength={150}
          defaultValue="Please leave it with the neighbour."
        />
        <Checkbox defaultChecked>Remember me on this device</Checkbox>
        <Checkbox indeterminate>All items of this store</Checkbox>
        <Checkbox error="Please check the user privacy agreement">
          I have read the <a href="#agreement">privacy agreement</a>
        </Checkbox>
        <Inline gap="lg">
          <QuantityStepper defaultValue={2} max={5} />
          <QuantityStepper defaultValue={5} max={5} size="sm" reason="5 left" />
        </Inline>
        <PriceRange action="#list" clearHref="#clear" min="10" max="80.50" />
        <RatingInput name="quality" legend="Product quality" defaultValue={4} />
      </Stack>
    </Grid>
  ),
};

export const Choices: Story = {
  render: () => (
    <Grid min="lg">
      <RadioGroup
        name="pay"
        legend="Payment method"
        layout="cards"
        defaultValue="stripe"
        options={[
          { value: 'stripe', label: 'Card', description: 'Visa, Mastercard, American Express' },
          { value: 'paypal', label: 'PayPal' },
          { value: 'bank', label: 'Bank transfer', disabled: true, description: 'Not for this order' },
        ]}
      />
      <Stack>
        <RadioGroup
          name="ship"
          legend="Delivery"
          defaultValue="a"
          options={[
            { value: 'a', label: 'Courier' },
            { value: 'b', label: 'Pick-up point' },
          ]}
          error="Please choose a delivery"
        />
        <RadioGroup
          name="via"
          legend="Sign in with"
          layout="inline"
          defaultValue="phone"
          options={[
            { value: 'phone', label: 'Phone' },
            { value: 'email', label: 'E-mail' },
          ]}
        />
      </Stack>
    </Grid>
  ),
};
