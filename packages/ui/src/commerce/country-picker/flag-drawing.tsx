import { createElement, type ReactElement } from 'react';

/** An element of a flag with its child elements. */
export type FlagDrawing = readonly [
  tag: string,
  props: Readonly<Record<string, string>>,
  children?: readonly FlagDrawing[],
];

/** Renders a flag without `innerHTML`, which pages with Trusted Types forbid. */
export const draw = ([tag, props, children = []]: FlagDrawing): ReactElement =>
  createElement(tag, props, ...children.map(draw));
