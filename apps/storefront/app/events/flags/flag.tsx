import type { ReactNode } from 'react';
import { later } from '../../../speed/browser/later.tsx';
import { useRoot } from '../../navigation/root-data.ts';
import { type FlagName, type FlagValue, flagValues } from '../../session/flags.ts';

export interface FlagProps<Name extends FlagName> {
  readonly name: Name;
  readonly children: (value: FlagValue<Name>) => ReactNode;
}

const Evaluated = later(() => import('./evaluated-flag.tsx'));

/**
 * Renders the value of a switch, as evaluated by the server. Without a file of switches it is the first value, and no
 * code of OpenFeature is loaded.
 */
export function Flag<Name extends FlagName>({ name, children }: FlagProps<Name>) {
  const { flags } = useRoot();
  if (!flags[name]) return children(flagValues[name][0] as FlagValue<Name>);
  return <Evaluated name={name}>{children as FlagProps<FlagName>['children']}</Evaluated>;
}
