import {
  InMemoryProvider,
  OpenFeature,
  OpenFeatureProvider,
  useStringFlagValue,
} from '@openfeature/react-sdk';
import { useRoot } from '../../navigation/root-data.ts';
import { type EvaluatedFlags, flagNames, flagValues } from '../../session/flags.ts';
import { trackOnce } from '../bus.ts';
import type { FlagProps } from './flag.tsx';

/** Passes the server's values to the browser's SDK: nothing is evaluated again. */
function start(flags: EvaluatedFlags): void {
  const configuration: ConstructorParameters<typeof InMemoryProvider>[0] = {};
  for (const name of flagNames) {
    const flag = flags[name];
    if (flag)
      configuration[name] = {
        variants: { [flag.variant]: flag.value },
        defaultVariant: flag.variant,
        disabled: false,
      };
  }
  OpenFeature.setProvider(new InMemoryProvider(configuration));
  OpenFeature.addHooks({
    after: ({ flagKey }, { variant = '' }) => {
      if (flags[flagKey as keyof EvaluatedFlags]?.isExperiment)
        trackOnce(`${flagKey} ${variant}`, 'experiment_viewed', { experiment: flagKey, variant });
    },
  });
}

let isStarted = false;

function startOnce(flags: EvaluatedFlags): void {
  if (!isStarted) start(flags);
  isStarted = true;
}

type EvaluatedProps = FlagProps<keyof EvaluatedFlags>;

function Value({ name, children }: EvaluatedProps) {
  const value = useStringFlagValue(name, flagValues[name][0]);
  return children(value as Parameters<typeof children>[0]);
}

/**
 * The server uses its values directly; the browser reads them from OpenFeature, whose hooks report the displayed
 * variants.
 */
export default function EvaluatedFlag(props: EvaluatedProps) {
  const { flags } = useRoot();
  if (import.meta.env.SSR) return props.children(flags[props.name]?.value ?? flagValues[props.name][0]);
  startOnce(flags);
  return (
    <OpenFeatureProvider>
      <Value {...props} />
    </OpenFeatureProvider>
  );
}
