'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { useUi, type LinkComponent } from './ui-context.ts';

type HeldLinkProps = ComponentPropsWithoutRef<'a'> & { href: string };

/** A function that renders a link. */
export type RenderLink = (props: HeldLinkProps & { ref: Ref<HTMLAnchorElement> }) => ReactNode;

const HeldLink = forwardRef<HTMLAnchorElement, HeldLinkProps>(function HeldLink(props, ref) {
  const { renderLink } = useUi();
  return renderLink?.({ ...props, ref });
});

const isFunctionComponent = (link: LinkComponent): link is LinkComponent & RenderLink =>
  typeof link === 'function' &&
  !(link.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent;

/**
 * Returns the link component to render. An inline function is a new component in each render, which would remount all
 * links and lose their focus: therefore a stable component calls it.
 */
export const holdLink = (link: LinkComponent): { link: LinkComponent; renderLink: RenderLink | undefined } =>
  isFunctionComponent(link)
    ? { link: HeldLink as unknown as LinkComponent, renderLink: link }
    : { link, renderLink: undefined };
