import { log } from '../services/log.server.ts';
import { mkdtempSync, rmSync, unwatchFile, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { currentRequest, newScope, runInScope } from '@marketfront/operations';
import { expect, it, onTestFinished, vi } from 'vitest';
import { OpenFeature } from '@openfeature/server-sdk';
import { config } from '../services/config.server.ts';
import { evaluateFlags, fileProvider } from './flags.server.ts';
import { variantKey } from './flags.ts';

const flag = (defaultVariant: string, targeting?: unknown) => ({
  flags: {
    'home-goods': {
      state: 'ENABLED',
      variants: { usual: 'featured', fresh: 'arrivals' },
      defaultVariant,
      ...(targeting !== undefined && { targeting }),
    },
  },
});
const halves = {
  fractional: [
    ['usual', 50],
    ['fresh', 50],
  ],
};

function file(contents: object): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'flags-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = path.join(folder, 'flags.json');
  writeFileSync(name, JSON.stringify(contents));
  onTestFinished(() => unwatchFile(name));
  return name;
}

const version = '0a1b2c3d';
const visitor = (cookies = '', headers = {}) =>
  new Request('https://shop.test/', { headers: { Cookie: cookies, ...headers } });
const inBucket = (bucket: number | string, granted = 's') =>
  `mf-consent=${version}.${granted}.1790000000.ab; mf-bucket=${bucket}`;

it('a file decides, for each visitor the same, with their consent only', async () => {
  vi.spyOn(config, 'consentVersion', 'get').mockReturnValue(version);
  expect(await evaluateFlags(visitor()), 'without a file').toEqual({});
  vi.spyOn(config, 'flagsFile', 'get').mockReturnValue(file(flag('usual', halves)));
  const usual = { value: 'featured', variant: 'usual', isExperiment: false };
  for (const known of ['', inBucket(1, ''), inBucket('<b>'), 'mf-bucket=1'])
    expect((await evaluateFlags(visitor(known)))['home-goods']).toEqual(usual);
  expect((await evaluateFlags(visitor(inBucket(1), { 'Sec-GPC': '1' })))['home-goods']).toEqual(usual);

  const seen = await Promise.all(
    Array.from(
      { length: 200 },
      async (_, bucket) => (await evaluateFlags(visitor(inBucket(bucket))))['home-goods'],
    ),
  );
  expect(new Set(seen.map((one) => one?.value))).toEqual(new Set(['featured', 'arrivals']));
  expect(seen.every((one) => one?.isExperiment)).toBe(true);
  expect((await evaluateFlags(visitor(inBucket(7))))['home-goods']).toEqual(seen[7]);
});

it('a switch changes without a new start, and stays while its file is broken', async () => {
  const name = file(flag('usual'));
  const provider = runInScope(newScope(), () => fileProvider(name, 50));
  await OpenFeature.setProviderAndWait('changing', provider);
  const value = () => OpenFeature.getClient('changing').getStringValue('home-goods', 'none');
  expect(await value()).toBe('featured');
  const requests: unknown[] = [];
  vi.spyOn(log, 'error').mockImplementation(() => void requests.push(currentRequest()));
  writeFileSync(name, '{"flags":');
  await expect.poll(() => requests, { message: 'not part of the first request' }).toEqual([undefined]);
  expect(await value()).toBe('featured');
  writeFileSync(name, JSON.stringify(flag('fresh')));
  await expect.poll(value).toBe('arrivals');
}, 30_000);

it('a file that cannot be read stops the start', () => {
  expect(() => fileProvider('/nowhere/flags.json')).toThrow('ENOENT');
});

it('pages of two variants have two keys, and pages without switches none', () => {
  const one = { value: 'arrivals', variant: 'fresh', isExperiment: true } as const;
  expect(variantKey({ 'home-goods': one })).toBe('home-goods=arrivals');
  expect(variantKey({})).toBe('');
});
