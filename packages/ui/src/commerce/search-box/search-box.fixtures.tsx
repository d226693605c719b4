import { fn } from 'storybook/test';

export const remove = fn();
