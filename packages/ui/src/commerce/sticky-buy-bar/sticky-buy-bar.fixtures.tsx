import { fn } from 'storybook/test';

export const buy = fn();
