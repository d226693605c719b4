import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Stack } from '../../primitives/layout/layout.tsx';
import { CountryPicker } from './country-picker.tsx';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { inResettableForm } from '../../testing/story-decorators.tsx';
import { PhoneField } from './phone-field.tsx';
import { guide } from './country-picker.guide.ts';
import {
  searchesByNameAndCode,
  keyboardNavigation,
  listsCountries,
  formatsPhoneWhileTyping,
  resetsAnInternationalNumber,
  resetsWithForm,
  onPhoneSubmit,
  submitsDefaultsAfterReset,
  takesTheCountryOfAPastedNumber,
} from './country-picker.play.ts';

const meta = {
  component: CountryPicker,
  subcomponents: { PhoneField },
  args: { label: 'Country or region', name: 'country', defaultValue: 'LA', onChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof CountryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Country: Story = {};
export const Open: Story = { play: listsCountries };
export const CallingCode: Story = { args: { kind: 'dial', label: 'Calling code' } };
export const WithHint: Story = { args: { hint: 'Where the parcel goes.' } };
export const WithError: Story = { args: { error: 'We do not deliver there yet' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongName: Story = { args: { defaultValue: 'GS' } };
export const Phone: Story = {
  render: () => (
    <Stack>
      <PhoneField name="phone" required defaultCountry="LA" />
      <PhoneField name="phone2" error="Please fill in the phone number" />
    </Stack>
  ),
};

export const Searches: Story = { play: searchesByNameAndCode };
export const KeyboardNavigation: Story = { play: keyboardNavigation };
export const PhoneFormatsAsTyped: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPhoneSubmit(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Stack>
        <PhoneField name="phone" defaultCountry="US" />
        <div>
          <Button type="submit">Send</Button>
        </div>
      </Stack>
    </form>
  ),
  play: formatsPhoneWhileTyping,
};
export const ResetsWithForm: Story = { decorators: [inResettableForm], play: resetsWithForm };
export const SubmitsDefaultsAfterReset: Story = {
  decorators: [inResettableForm],
  render: (args) => (
    <Stack>
      <CountryPicker {...args} />
      <PhoneField name="phone" countryName="phoneCountry" defaultCountry="TH" />
    </Stack>
  ),
  play: submitsDefaultsAfterReset,
};
export const ResetsAnInternationalNumber: Story = {
  decorators: [inResettableForm],
  render: () => <PhoneField name="phone" defaultCountry="TH" />,
  play: resetsAnInternationalNumber,
  parameters: behaviourOnly,
};
export const PastedNumber: Story = {
  render: () => <PhoneField name="phone" defaultCountry="US" />,
  play: takesTheCountryOfAPastedNumber,
};
