import type { AdapterConfig } from '../services/third-parties.server.ts';
import { type Purpose, purposes } from '../session/consent.ts';
import { browserGrants } from '../session/readable-cookies.ts';
import type { Adapter } from './adapters/adapter.ts';
import { listen } from './bus.ts';
import { makeEvent } from './mappers.ts';
import type { ShopEvent } from './schema.ts';

type ConfigOf<Name extends AdapterConfig['name']> = Extract<AdapterConfig, { name: Name }>;
interface AdapterRow<Config> {
  /** It gets events when the shopper has agreed to one of these. */
  readonly purposes: readonly Purpose[];
  readonly load: () => Promise<{ readonly startAdapter: (config: Config) => Adapter }>;
}

/** All possible adapters. Their code is loaded after the consent. */
const rows: { readonly [Name in AdapterConfig['name']]: AdapterRow<ConfigOf<Name>> } = {
  dataLayer: {
    purposes: ['statistics', 'marketing'],
    load: () => import('./adapters/data-layer.ts'),
  },
  plausible: { purposes: ['statistics'], load: () => import('./adapters/plausible.ts') },
  firstParty: { purposes: ['statistics'], load: () => import('./adapters/first-party.ts') },
};

const rowOf = ({ name }: AdapterConfig) => rows[name] as AdapterRow<AdapterConfig>;
const isAllowed = (config: AdapterConfig) => rowOf(config).purposes.some(browserGrants);

const started = new Map<AdapterConfig['name'], Promise<Adapter | undefined>>();

/** Starts the adapter once; without a connection it is tried again on the next page. */
function start(config: AdapterConfig): Promise<Adapter | undefined> {
  const running = started.get(config.name);
  if (running) return running;
  const adapter = rowOf(config)
    .load()
    .then(
      ({ startAdapter }) => startAdapter(config),
      () => {
        started.delete(config.name);
        return undefined;
      },
    );
  started.set(config.name, adapter);
  return adapter;
}

/**
 * Sends events from now on to every adapter that the shopper has agreed to; called again after each decision.
 * @param currency ISO 4217 code of all amounts
 */
export function deliver(configs: readonly AdapterConfig[], currency: string): void {
  const granted = purposes.filter(browserGrants);
  for (const config of configs) {
    const adapter = isAllowed(config) ? start(config) : started.get(config.name);
    void adapter?.then((it) => it?.consent?.(granted));
  }
  listen((name, subject) => {
    const parameters = makeEvent(name, subject, currency);
    if (!parameters) return;
    const event = { name, parameters } as ShopEvent;
    for (const config of configs.filter(isAllowed)) void start(config).then((it) => it?.send(event));
  });
}
