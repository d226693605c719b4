import { addons } from 'storybook/manager-api';
import './manager.css';
import { sentenceCase } from './blocks/sentence-case.ts';
import { storybookThemes } from './storybook-themes.ts';

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? storybookThemes.dark : storybookThemes.light,
  sidebar: {
    // `order-card` and `SoldOut` are shown as "Order card" and "Sold out".
    renderLabel: ({ name }) => sentenceCase(name),
  },
});
