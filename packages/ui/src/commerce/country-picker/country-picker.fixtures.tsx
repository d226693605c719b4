import { fn } from 'storybook/test';

export const sentPhone = fn();
