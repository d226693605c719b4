import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Combobox, type ComboboxSingleProps } from './combobox.tsx';
import { inForm } from '../../testing/story-decorators.tsx';
import { cities, brands, ServerCombobox, ControlledCombobox } from './combobox.fixtures.tsx';
import { guide } from './combobox.guide.ts';
import {
  opensOnClick,
  labelsGroups,
  showsNoMatchesMessage,
  limitsRenderedOptions,
  keyboardNavigation,
  selectsAndClearsByPointer,
  acceptsCustomValues,
  addsAndRemovesValues,
  loadsOptionsFromServer,
  followsControlledValue,
  resetsWithForm,
  onMultipleChange,
} from './combobox.play.ts';

const grouped = cities.map((city) => ({ ...city, group: city.detail, detail: undefined }));

const meta = {
  // Storybook cannot type the args of a union of props, so the args are those of single selection.
  component: Combobox as ComponentType<ComboboxSingleProps>,
  args: { label: 'City', name: 'city', options: cities, onChange: fn(), onInputChange: fn() },
  parameters: { guide },
  decorators: [inForm(420)],
} satisfies Meta<ComboboxSingleProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Selected: Story = { args: { defaultValue: 'LPQ', clearable: true } };
export const WithHint: Story = { args: { hint: 'Where the parcel goes', placeholder: 'Type a city' } };
export const WithError: Story = { args: { error: 'Please choose a city', required: true } };
export const Disabled: Story = { args: { defaultValue: 'VTE', disabled: true } };
export const Open: Story = { play: opensOnClick };
export const Groups: Story = { args: { options: grouped }, play: labelsGroups };
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
  play: opensOnClick,
};
export const NoMatches: Story = { play: showsNoMatchesMessage };
export const Loading: Story = { args: { options: [], loading: true, filter: false }, play: opensOnClick };
export const ThousandOptions: Story = {
  args: { options: brands, label: 'Brand' },
  play: limitsRenderedOptions,
};

export const KeyboardNavigation: Story = { play: keyboardNavigation };

export const PointerSelection: Story = { args: { clearable: true }, play: selectsAndClearsByPointer };

export const CustomValues: Story = {
  args: { allowCustom: true, label: 'Tag', hint: 'Choose one or type your own' },
  play: acceptsCustomValues,
};
export const Multiple: Story = {
  render: () => (
    <Combobox
      label="Cities"
      name="city"
      options={cities}
      multiple
      defaultValue={['VTE', 'BKK']}
      onChange={onMultipleChange}
    />
  ),
  play: addsAndRemovesValues,
};
export const ServerOptions: Story = { render: () => <ServerCombobox />, play: loadsOptionsFromServer };
export const Controlled: Story = { render: () => <ControlledCombobox />, play: followsControlledValue };
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
