import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh', STRIPE_PUBLISHABLE_KEY: 'pk' };
const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_SECRET: 'secret' };
const complete = {
  NODE_ENV: 'production',
  ...stripe,
  ...paypal,
  SMTP_URL: 'smtp://127.0.0.1',
  SANDBOX_OPERATOR: '0',
};

describe('the configuration', () => {
  it('listens on loopback unless HOST says otherwise', () => {
    expect(readConfig({}).host).toBe('127.0.0.1');
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('refuses passwords that are hashed for tests in production', () => {
    expect(() => readConfig({ ...complete, QUICK_PASSWORDS: '1' })).toThrow(/needs QUICK_PASSWORDS=0/);
  });

  it('refuses stand-ins and the operator pages in production, unless it is a demo', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /STRIPE_SECRET_KEY.*PAYPAL_CLIENT_ID.*SMTP_URL.*SANDBOX_OPERATOR=0.*SANDBOX_DEMO=1/,
    );
    for (const name of ['STRIPE_SECRET_KEY', 'PAYPAL_SECRET', 'SMTP_URL', 'SANDBOX_OPERATOR']) {
      expect(() => readConfig({ ...complete, [name]: undefined })).toThrow('SANDBOX_DEMO=1');
    }
    expect(readConfig(complete)).toMatchObject({ standIns: false, operator: false, quickPasswords: false });
    expect(readConfig({ NODE_ENV: 'production', SANDBOX_DEMO: '1' })).toMatchObject({
      standIns: true,
      operator: true,
    });
  });
});
