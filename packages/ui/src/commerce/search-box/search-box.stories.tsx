import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { photo } from '../../testing/fixtures/index.ts';
import { SearchBox } from './search-box.tsx';
import { guide } from './search-box.guide.ts';
import {
  navigatesSuggestions,
  showsSuggestions,
  switchesScopeAndClears,
  keepsControlledValue,
  resetsToInitialTerm,
  onRemove,
} from './search-box.play.ts';

const meta = {
  component: SearchBox,
  parameters: { guide },
  args: {
    action: '#search',
    onInput: fn(),
    onTypeChange: fn(),
    groups: [
      {
        kind: 'history',
        onClear: fn(),
        items: [
          { href: '#s-lamp', label: 'table lamp', onRemove },
          { href: '#s-bag', label: 'canvas tote', onRemove: fn() },
        ],
      },
      { kind: 'hot', items: [{ href: '#h-kettle', label: 'stovetop kettle' }] },
      {
        kind: 'suggestion',
        title: 'Products',
        items: [
          {
            href: '#p-1',
            label: 'Stoneware Table Lamp with Linen Shade',
            image: photo('table-lamp'),
            meta: '$169.00',
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { groups: [] } };
export const Open: Story = { play: showsSuggestions };
export const WithTerm: Story = { args: { defaultValue: 'lamp', defaultType: 'store' } };

export const SuggestionNavigation: Story = { play: navigatesSuggestions, parameters: behaviourOnly };

export const SwitchesScopeAndClears: Story = {
  args: { defaultValue: 'lamp' },
  play: switchesScopeAndClears,
};
export const Controlled: Story = { args: { value: 'lamp', groups: [] }, play: keepsControlledValue };
export const ResetsToInitialTerm: Story = {
  args: { defaultValue: 'lamp', groups: [], children: <input type="hidden" name="category" value="7" /> },
  play: resetsToInitialTerm,
};
