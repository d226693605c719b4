import { addons } from 'storybook/manager-api';
import './manager.css';
import { titled } from './blocks/titled.ts';
import { looks } from './looks.ts';

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? looks.dark : looks.light,
  sidebar: {
    // Folders are named `order-card`, states `SoldOut`: people read "Order card" and "Sold out".
    renderLabel: ({ name }) => titled(name),
  },
});
