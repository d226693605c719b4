'use client';
import {
  Children,
  cloneElement,
  forwardRef,
  isValidElement,
  useMemo,
  version,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { clsx } from 'clsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { mergeRefs } from '../state/merge-refs.ts';

export interface SlotProps extends HTMLAttributes<HTMLElement> {
  /** Wraps the children of the child element, for example with icons. */
  wrap?: ((content: ReactNode) => ReactNode) | undefined;
}

type AnyProps = Record<string, unknown> & { className?: string; children?: ReactNode };
type Handler = (event: SyntheticEvent) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

type AnyRef = Ref<unknown> | undefined;

// React 19 made `ref` a prop, and warns about reading it from the element.
const refOf = (element: ReactElement): AnyRef =>
  version.startsWith('18.') ? (element as { ref?: AnyRef }).ref : (element.props as { ref?: AnyRef }).ref;

/** The child's props win; both handlers run, the child's first, and its `preventDefault()` prevents ours. */
function merge(ours: Record<string, unknown>, theirs: AnyProps): AnyProps {
  const merged: AnyProps = { ...ours, ...theirs };
  for (const [name, our] of Object.entries(ours)) {
    const their = theirs[name];
    if (!isHandler(name, our)) continue;
    merged[name] = isHandler(name, their) ? composeHandlers(their, our) : our;
  }
  return merged;
}

/** Renders its single child element with our props merged in (`asChild`); the ref of the child is kept. */
export const Slot = forwardRef<HTMLElement, SlotProps>(function Slot(
  { children, className, wrap, ...rest },
  ref,
) {
  const child = Children.only(children);
  const theirRef = isValidElement(child) ? refOf(child) : undefined;
  const merged = useMemo(() => mergeRefs<unknown>(theirRef, ref), [theirRef, ref]);
  if (!isValidElement(child)) {
    throw new Error(
      'marketfront/ui: asChild needs exactly one element as child, into which it merges its props.',
    );
  }
  const element = child as ReactElement<AnyProps>;
  const props = merge(rest, element.props);
  const names = clsx(className, element.props.className) || undefined;
  return cloneElement(
    element,
    {
      ...props,
      ...(names === undefined ? {} : { className: names }),
      ...(ref === null ? {} : { ref: merged }),
    },
    wrap === undefined ? props.children : wrap(props.children),
  );
});
