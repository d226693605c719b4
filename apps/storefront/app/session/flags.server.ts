import { log } from '../services/log.server.ts';
import { FlagdCore } from '@openfeature/flagd-core';
import {
  type JsonValue,
  OpenFeature,
  type Provider,
  StandardResolutionReasons,
} from '@openfeature/server-sdk';
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readableCookiesOf } from './cookies.server.ts';
import { isGranted } from './consent.ts';
import { config } from '../services/config.server.ts';
import { type EvaluatedFlag, type EvaluatedFlags, flagNames, flagValues } from './flags.ts';

/** The interval for checking the file, in milliseconds: a switch needs no restart. */
const lookEvery = 1000;

/** Runs work that goes on after the request that starts it: its log lines do not name that request. */
const outsideRequests = AsyncLocalStorage.snapshot();

/**
 * An OpenFeature provider that reads a file in flagd's format (https://flagd.dev/reference/flag-definitions/). If the
 * file cannot be read later, everything stays unchanged.
 * @throws if the file cannot be read at the start
 */
export function fileProvider(file: string, interval = lookEvery): Provider {
  const core = new FlagdCore();
  let seen: string | undefined = readFileSync(file, 'utf8');
  core.setConfigurations(seen);
  const look = async () => {
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === seen) return;
    seen = text;
    try {
      if (text === undefined) throw new Error(`${file} cannot be opened.`);
      core.setConfigurations(text);
    } catch (error) {
      log.error(error, `The switches stay as they were: ${file} cannot be read.`);
    }
  };
  // `watchFile` misses a change before its own first look.
  outsideRequests(() => setInterval(() => void look(), interval).unref());
  return {
    metadata: { name: 'file' },
    runsOn: 'server',
    resolveBooleanEvaluation: async (...asked) => core.resolveBooleanEvaluation(...asked),
    resolveStringEvaluation: async (...asked) => core.resolveStringEvaluation(...asked),
    resolveNumberEvaluation: async (...asked) => core.resolveNumberEvaluation(...asked),
    resolveObjectEvaluation: async <T extends JsonValue>(
      ...asked: Parameters<typeof core.resolveObjectEvaluation<T>>
    ) => core.resolveObjectEvaluation<T>(...asked),
  };
}

/** Set once, before the first evaluation. */
let ready: Promise<void> | undefined;

const dependsOnVisitor: ReadonlySet<string | undefined> = new Set([
  StandardResolutionReasons.TARGETING_MATCH,
  StandardResolutionReasons.SPLIT,
]);

const none: EvaluatedFlags = {};

/**
 * The share of visitors to which this one belongs, with their consent to statistics
 * (`events/consent-action.server.ts`).
 */
function bucketOf({ headers }: Request): string | undefined {
  const { consent: cookie, bucket } = readableCookiesOf(headers.get('Cookie'));
  const gpc = headers.get('Sec-GPC') === '1';
  const mayKnow = isGranted('statistics', { version: config.consentVersion, cookie, gpc });
  return mayKnow && /^\d{1,3}$/.test(bucket ?? '') ? bucket : undefined;
}

/** Evaluates all switches for the visitor of a request, once for the whole response. */
export async function evaluateFlags(request: Request): Promise<EvaluatedFlags> {
  if (!config.flagsFile) return none;
  ready ??= OpenFeature.setProviderAndWait(fileProvider(config.flagsFile));
  await ready;
  const client = OpenFeature.getClient();
  const targetingKey = bucketOf(request);
  const context = targetingKey === undefined ? {} : { targetingKey };
  const evaluated: Record<string, EvaluatedFlag> = {};
  for (const name of flagNames) {
    const values: readonly string[] = flagValues[name];
    const { value, variant, reason, errorCode } = await client.getStringDetails(
      name,
      values[0] ?? '',
      context,
    );
    if (errorCode !== undefined || variant === undefined || !values.includes(value)) continue;
    evaluated[name] = { value, variant, isExperiment: dependsOnVisitor.has(reason) };
  }
  return evaluated as EvaluatedFlags;
}
