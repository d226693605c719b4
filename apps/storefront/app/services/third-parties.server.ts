import { createHash } from 'node:crypto';
import * as v from 'valibot';

type Environment = Readonly<Record<string, string | undefined>>;

const sourceSchema = v.pipe(v.string(), v.regex(/^https?:\/\/[\w*.-]+(?::\d+)?$/));
const sources = () => v.optional(v.array(sourceSchema), []);

/** Further origins for the Content-Security-Policy: those that a tag manager loads from, such as Google Analytics. */
const thirdPartySchema = v.strictObject({
  script: sources(),
  connect: sources(),
  img: sources(),
  frame: sources(),
});

/** The part of an adapter's configuration that the browser needs. */
export type AdapterConfig =
  | { readonly name: 'dataLayer'; readonly id: string; readonly origin: string }
  | { readonly name: 'plausible'; readonly domain: string; readonly origin: string }
  | { readonly name: 'firstParty' };

function originOf(name: string, value: string): string {
  if (v.is(sourceSchema, value) && URL.canParse(value)) return new URL(value).origin;
  throw new Error(`${name} is "${value}", which is no origin. Set it to one such as https://plausible.io.`);
}

function readAdapters(env: Environment): AdapterConfig[] {
  const adapters: AdapterConfig[] = [];
  const { ANALYTICS_GTM_ID: id, ANALYTICS_PLAUSIBLE_DOMAIN: domain } = env;
  if (id) {
    if (!/^GTM-[A-Z0-9]+$/.test(id))
      throw new Error(`ANALYTICS_GTM_ID is "${id}". Set it to the id of a container, such as GTM-ABC123.`);
    const origin = env.ANALYTICS_GTM_ORIGIN || 'https://www.googletagmanager.com';
    adapters.push({ name: 'dataLayer', id, origin: originOf('ANALYTICS_GTM_ORIGIN', origin) });
  }
  if (domain) {
    const origin = env.ANALYTICS_PLAUSIBLE_ORIGIN || 'https://plausible.io';
    adapters.push({ name: 'plausible', domain, origin: originOf('ANALYTICS_PLAUSIBLE_ORIGIN', origin) });
  }
  if (env.ANALYTICS_FIRST_PARTY === '1') adapters.push({ name: 'firstParty' });
  return adapters;
}

function readSources(text: string | undefined) {
  let value: unknown = {};
  try {
    if (text) value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const read = v.safeParse(thirdPartySchema, value);
  if (read.success) return read.output;
  throw new Error(
    `THIRD_PARTY is not readable: ${read.issues[0].message}. Set it to JSON such as {"connect":["https://*.google-analytics.com"]}.`,
  );
}

/** The origins that each adapter needs in the policy. */
const originsOf = {
  dataLayer: ['script', 'connect', 'img'],
  plausible: ['connect'],
  firstParty: [],
} as const satisfies Record<AdapterConfig['name'], readonly (keyof v.InferOutput<typeof thirdPartySchema>)[]>;

/**
 * Reads the adapters for shoppers' events. The version of the consent depends on the whole configuration, so that
 * shoppers are asked again when it changes.
 * @param others whether the shop itself measures, which needs consent too
 * @throws an error that names the unreadable variable
 */
export function readThirdParties(env: Environment, others: boolean) {
  const adapters = readAdapters(env);
  const { script, connect, img, frame } = readSources(env.THIRD_PARTY);
  const thirdParty = { script: [...script], connect: [...connect], img: [...img], frame: [...frame] };
  for (const adapter of adapters)
    if ('origin' in adapter)
      for (const directive of originsOf[adapter.name]) thirdParty[directive].push(adapter.origin);
  const flagsFile = env.FEATURE_FLAGS_FILE || undefined;
  const asks = adapters.length > 0 || others;
  const purposes = JSON.stringify([adapters, others, flagsFile !== undefined, thirdParty]);
  return {
    /** The destinations of events (`app/events/adapters`). */
    adapters,
    /** Origins for the Content-Security-Policy. */
    thirdParty,
    /** Identifies the subject of the consent; `null` if nothing needs it, so nobody is asked. */
    consentVersion: asks ? createHash('sha256').update(purposes).digest('hex').slice(0, 8) : null,
    /** Switches and experiments, as defined by flagd (docs/guides/run-an-experiment.md). */
    flagsFile,
  } as const;
}
