import { fn } from 'storybook/test';

export const selected = fn();
