import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/layout/layout.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressFormFields } from './address-form.tsx';
import { fitsSmallestPhone, longWord } from '../../testing/long-words.ts';
import { address, longPersonName, officeAddress } from '../../testing/fixtures/index.ts';
import { inCountry } from './address.fixtures.tsx';
import { guide } from './address.guide.ts';
import { hidesPostCode, selectsByPointerAndKeyboard, onSelect } from './address.play.ts';

const meta = {
  component: AddressFormFields,
  title: 'commerce/Address',
  subcomponents: { AddressCard },
  args: {
    ...inCountry('LA'),
    makeDefault: true,
  },
  parameters: { guide },
} satisfies Meta<typeof AddressFormFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Laos: Story = {};
export const HongKong: Story = { args: inCountry('HK'), play: hidesPostCode };
export const Japan: Story = { args: inCountry('JP') };
export const Filled: Story = {
  args: {
    values: {
      name: address.name,
      address: address.lines[0],
      city: 'Vientiane',
      postCode: '01000',
    },
  },
};
export const FewFields: Story = { args: { fields: ['name', 'address', 'city'], makeDefault: undefined } };
export const WithErrors: Story = {
  args: { errors: { name: 'Please fill in the name', postCode: 'Please fill in the post code' } },
};
export const Card: Story = { render: () => <AddressCard {...address} /> };
export const CardWithActions: Story = {
  render: () => <AddressCard {...address} isDefault actions={<Link href="#edit">Edit</Link>} />,
};
export const CardLong: Story = {
  render: () => (
    <AddressCard
      name={longPersonName}
      lines={['Grünwalder-Forstenrieder-Straße 128, Hinterhaus, dritter Stock links', 'Deutschland']}
    />
  ),
};
export const CardLongWords: Story = {
  render: () => <AddressCard name={longWord} lines={[longWord]} phone="+44 7700900123" isDefault />,
  play: fitsSmallestPhone,
};
export const SelectableCards: Story = {
  render: () => (
    <Stack>
      <AddressCard
        {...address}
        radio={{ name: 'address', value: '1', defaultChecked: true, onChange: onSelect }}
      />
      <AddressCard {...officeAddress} radio={{ name: 'address', value: '2', onChange: onSelect }} />
    </Stack>
  ),
  play: selectsByPointerAndKeyboard,
};
