import { fn } from 'storybook/test';

export const jumped = fn();
