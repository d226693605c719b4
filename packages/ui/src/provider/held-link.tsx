'use client';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { useUi, type LinkComponent } from './ui-context.ts';

type HeldLinkProps = ComponentPropsWithoutRef<'a'> & { href: string };

/** Renders a link by a function. */
export type RenderLink = (props: HeldLinkProps & { ref: Ref<HTMLAnchorElement> }) => ReactNode;

const HeldLink = forwardRef<HTMLAnchorElement, HeldLinkProps>(function HeldLink(props, ref) {
  const { renderLink } = useUi();
  return renderLink?.({ ...props, ref });
});

const isFunctionComponent = (link: LinkComponent): link is LinkComponent & RenderLink =>
  typeof link === 'function' &&
  !(link.prototype as { isReactComponent?: unknown } | undefined)?.isReactComponent;

/**
 * The link component to render. A function written inline is another component in each render, which would mount all
 * links again and lose their focus: it is called by a component that stays the same.
 */
export const holdLink = (link: LinkComponent): { link: LinkComponent; renderLink: RenderLink | undefined } =>
  isFunctionComponent(link)
    ? { link: HeldLink as unknown as LinkComponent, renderLink: link }
    : { link, renderLink: undefined };
