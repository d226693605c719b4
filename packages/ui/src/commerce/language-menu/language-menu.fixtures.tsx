import { fn } from 'storybook/test';

export const themed = fn();
