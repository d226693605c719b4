import { fn } from 'storybook/test';

export const given = fn();
