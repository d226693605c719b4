import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { hasQuickPasswords } from '../../config.ts';
import { HashingPool } from './hashing-pool.ts';

/**
 * OWASP's smallest scrypt setting with one lane per hash, 32 MB each; `QUICK_PASSWORDS=1` needs a hundredth of the
 * work.
 */
export const passwordCost = (env: NodeJS.ProcessEnv) =>
  hasQuickPasswords(env) ? { N: 2 ** 10, r: 8, p: 1 } : { N: 2 ** 15, r: 8, p: 3 };
const maxmem = 64 * 1024 * 1024;
const keyLength = 32;

const pool = new HashingPool();

function derive(password: string, salt: Buffer, options: ScryptOptions, client: string): Promise<Buffer> {
  const hash = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return pool.run(client, hash);
}

/** `scrypt$N$r$p$salt$key`, so that the cost can grow later without invalidating stored hashes. */
export async function hashPassword(password: string, cost = passwordCost(process.env)): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { ...cost, maxmem }, 'new password');
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Sign-ins to unknown accounts are checked against this hash, so that they take as long as others. */
const nobody = hashPassword(randomBytes(16).toString('hex'));

/** `client` determines the turn among waiting hashes. */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  client: string,
): Promise<boolean> {
  const [, n, r, p, salt, key] = (stored ?? (await nobody)).split('$');
  if (!n || !r || !p || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(n), r: Number(r), p: Number(p), maxmem };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), options, client);
  return timingSafeEqual(actual, expected) && Boolean(stored);
}
