import { fn } from 'storybook/test';

export const travelled = fn();
