import { fn } from 'storybook/test';

export const quickAdd = fn();

export const favourite = fn();
