import { Disclosure, Text } from '@marketfront/ui';
import type { ReactNode } from 'react';
import * as css from './profile.css.ts';

/** A value of the account, and the form that changes it. */
export function Fact({
  term,
  value,
  change,
  open,
  children,
}: {
  term: string;
  value: ReactNode;
  change: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <div className={css.fact}>
      <div className={css.what}>
        <Text inline size="sm" tone="muted">
          {term}
        </Text>
        <bdi>{value}</bdi>
      </div>
      <Disclosure title={change} defaultOpen={open}>
        {children}
      </Disclosure>
    </div>
  );
}
