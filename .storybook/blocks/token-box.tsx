import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface TokenBoxProps {
  className: string;
  /** CSS property → value. */
  values: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** A box with inline CSS properties, for tokens whose names are only known at run time. */
export function TokenBox({ className, values, children }: TokenBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(values)) ref.current?.style.setProperty(name, value);
  });
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}
