import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface SizedProps {
  className: string;
  /** CSS property → value. */
  values: Readonly<Record<string, string>>;
  children?: ReactNode;
}

/** A box whose measure is a token that only a list knows. */
export function Sized({ className, values, children }: SizedProps) {
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
