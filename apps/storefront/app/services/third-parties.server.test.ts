import { describe, expect, it } from 'vitest';
import { readThirdParties } from './third-parties.server.ts';

const nobody = { script: [], connect: [], img: [], frame: [] };

it('nobody is told anything, and nobody is asked, until it is configured', () => {
  expect(readThirdParties({}, false)).toEqual({
    adapters: [],
    thirdParty: nobody,
    consentVersion: null,
    flagsFile: undefined,
  });
});

it('the policy gets the origins of what is configured, and no others', () => {
  const { adapters, thirdParty } = readThirdParties(
    {
      ANALYTICS_GTM_ID: 'GTM-ABC123',
      ANALYTICS_PLAUSIBLE_DOMAIN: 'shop.example',
      ANALYTICS_FIRST_PARTY: '1',
      THIRD_PARTY: '{"connect":["https://*.google-analytics.com"]}',
    },
    false,
  );
  expect(adapters).toEqual([
    { name: 'dataLayer', id: 'GTM-ABC123', origin: 'https://www.googletagmanager.com' },
    { name: 'plausible', domain: 'shop.example', origin: 'https://plausible.io' },
    { name: 'firstParty' },
  ]);
  expect(thirdParty).toEqual({
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://www.googletagmanager.com', 'https://plausible.io'],
    img: ['https://www.googletagmanager.com'],
    frame: [],
  });
});

describe('the version of the consent', () => {
  const version = (env: Record<string, string>, others = false) =>
    readThirdParties(env, others).consentVersion;

  it('stays while nothing changes', () => {
    expect(version({ ANALYTICS_FIRST_PARTY: '1' })).toBe(version({ ANALYTICS_FIRST_PARTY: '1' }));
    expect(version({ ANALYTICS_FIRST_PARTY: '1' })).toMatch(/^[\da-f]{8}$/);
  });

  it('is another one with each purpose that is added', () => {
    const firstParty = { ANALYTICS_FIRST_PARTY: '1' };
    const versions = [
      version({}, true),
      version(firstParty),
      version(firstParty, true),
      version({ ...firstParty, ANALYTICS_GTM_ID: 'GTM-A' }),
      version({ ...firstParty, THIRD_PARTY: '{"img":["https://a.example"]}' }),
      version({ ...firstParty, FEATURE_FLAGS_FILE: 'flags.json' }),
    ];
    expect(versions).not.toContain(null);
    expect(new Set(versions).size).toBe(versions.length);
  });
});

it.each([
  ['ANALYTICS_GTM_ID', { ANALYTICS_GTM_ID: 'UA-1"><script>' }],
  ['ANALYTICS_GTM_ORIGIN', { ANALYTICS_GTM_ID: 'GTM-A', ANALYTICS_GTM_ORIGIN: 'tags.example' }],
  [
    'ANALYTICS_PLAUSIBLE_ORIGIN',
    { ANALYTICS_PLAUSIBLE_DOMAIN: 'a', ANALYTICS_PLAUSIBLE_ORIGIN: "'unsafe-inline'" },
  ],
  ['THIRD_PARTY', { THIRD_PARTY: '{"script":["\'unsafe-inline\'"]}' }],
  ['THIRD_PARTY', { THIRD_PARTY: '{"script":["https://a.example; script-src *"]}' }],
  ['THIRD_PARTY', { THIRD_PARTY: 'everything' }],
])('%s that cannot be read stops the start', (name, env) => {
  expect(() => readThirdParties(env, false)).toThrow(name);
});
