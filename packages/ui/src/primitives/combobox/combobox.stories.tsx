import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Combobox, type ComboboxSingleProps } from './combobox.tsx';
import { cities, brands, onSeveral, FromServer, ControlledCombobox } from './combobox.fixtures.tsx';
import { guide } from './combobox.guide.ts';
import {
  open,
  groups,
  longNames,
  noMatches,
  loading,
  thousandOptions,
  keyboardNavigation,
  pointerSelection,
  customValues,
  several,
  optionsFromAServer,
  controlled,
  resetsWithForm,
} from './combobox.play.ts';

const grouped = cities.map((city) => ({ ...city, group: city.detail, detail: undefined }));

const meta = {
  // Args of a union are no type that Storybook can spread; `Several` shows the other half.
  component: Combobox as ComponentType<ComboboxSingleProps>,
  args: { label: 'City', name: 'city', options: cities, onChange: fn(), onInputChange: fn() },
  parameters: { guide },
  decorators: [
    (Story) => (
      <form aria-label="Form" style={{ maxWidth: 420 }} onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<ComboboxSingleProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Selected: Story = { args: { defaultValue: 'LPQ', clearable: true } };
export const WithHint: Story = { args: { hint: 'Where the parcel goes', placeholder: 'Type a city' } };
export const WithError: Story = { args: { error: 'Please choose a city', required: true } };
export const Disabled: Story = { args: { defaultValue: 'VTE', disabled: true } };
export const Open: Story = { play: open };
export const Groups: Story = { args: { options: grouped }, play: groups };
export const LongNames: Story = {
  args: {
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: 'Krung Thep Maha Nakhon Amon Rattanakosin Mahinthara Ayuthaya',
        detail: 'Thailand',
      },
      { value: 'short', label: 'U', detail: 'Micronesia' },
    ],
  },
  play: longNames,
};
export const NoMatches: Story = { play: noMatches };
export const Loading: Story = { args: { options: [], loading: true, filter: false }, play: loading };
export const ThousandOptions: Story = {
  args: { options: brands, label: 'Brand' },
  play: thousandOptions,
};

export const KeyboardNavigation: Story = { play: keyboardNavigation };

export const PointerSelection: Story = { args: { clearable: true }, play: pointerSelection };

export const CustomValues: Story = {
  args: { allowCustom: true, label: 'Tag', hint: 'Choose one or type your own' },
  play: customValues,
};
export const Several: Story = {
  render: () => (
    <Combobox
      label="Cities"
      name="city"
      options={cities}
      multiple
      defaultValue={['VTE', 'BKK']}
      onChange={onSeveral}
    />
  ),
  play: several,
};
export const OptionsFromAServer: Story = { render: () => <FromServer />, play: optionsFromAServer };
export const Controlled: Story = { render: () => <ControlledCombobox />, play: controlled };
export const ResetsWithForm: Story = {
  args: { defaultValue: 'BKK' },
  render: (args) => (
    <Stack>
      <Combobox {...args} />
      <div>
        <Button type="reset">Reset</Button>
      </div>
    </Stack>
  ),
  play: resetsWithForm,
};
