import { fn } from 'storybook/test';

export const chosen = fn();
