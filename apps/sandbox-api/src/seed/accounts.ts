import { createHash } from 'node:crypto';
import type { Transaction } from '../db/client.ts';
import { addresses, users } from '../db/schema.ts';
import { emailKey, phoneKey } from '../domain/shared/contacts.ts';
import { hashPassword } from '../domain/auth/passwords.ts';
import { day } from '../domain/shared/time.ts';

export const demoEmail = 'demo@marketfront.test';
export const demoPhone = { countryCode: '44', phone: '7400123456' } as const;
export const demoPassword = 'Demo-1234';

/** Ids of the accounts for which the seed adds more data. */
export const demoUser = 1;
export const freshUser = 2;
export const firstReviewer = 3;

const reviewers = [
  'Amelia Wright',
  'Noah Fischer',
  '王小雨',
  'Sofía Navarro',
  'Louise Martin',
  'ณัฐวุฒิ ศรีสุข',
  'ບຸນມີ ສີສະຫວັດ',
  'Oliver Grant',
] as const;

/** The same in each run. Guests look up orders by it; 128 bits of a hash cannot be guessed. */
const identityOf = (key: string) => createHash('sha256').update(`seed:${key}`).digest('hex').slice(0, 32);

export async function seedAccounts(tx: Transaction, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const account = (id: number, age: number) => ({
    id,
    passwordHash,
    createdAt: new Date(now.getTime() - age * day),
  });
  await tx.insert(users).values([
    {
      ...account(demoUser, 400),
      userType: 'email',
      loginKey: emailKey(demoEmail),
      nickname: 'Alex Morgan',
      email: demoEmail,
      countryCode: '44',
      phone: '7700900123',
      identity: identityOf(demoEmail),
      balance: 50_000,
      experience: 1240,
    },
    {
      ...account(freshUser, 1),
      userType: 'phone',
      loginKey: phoneKey(demoPhone.countryCode, demoPhone.phone),
      nickname: 'Sam Taylor',
      ...demoPhone,
      identity: identityOf(demoPhone.phone),
    },
    ...reviewers.map((nickname, index) => {
      const email = `reviewer${index + 1}@marketfront.test`;
      return {
        ...account(firstReviewer + index, 200 + index * 31),
        userType: 'email' as const,
        loginKey: emailKey(email),
        nickname,
        email,
        identity: identityOf(email),
      };
    }),
  ]);
  const reach = { email: demoEmail, countryCode: '44', phone: '7700900123' };
  await tx.insert(addresses).values([
    {
      uid: demoUser,
      ...reach,
      realName: 'Alex Morgan',
      country: 'United Kingdom',
      province: 'England',
      city: 'London',
      detail: '14 Wilkes Street, Spitalfields, London',
      postCode: 'E1 6QF',
      isDefault: true,
    },
    {
      uid: demoUser,
      ...reach,
      realName: 'Alex Morgan',
      country: 'France',
      city: 'Lyon',
      detail: '8 rue Mercière, 2e étage, Lyon',
      postCode: '69002',
      countryCode: '33',
      phone: '612345678',
    },
    {
      uid: demoUser,
      ...reach,
      realName: 'Noy Vongsa (for Alex)',
      country: 'Laos',
      city: 'Vientiane',
      detail: 'Ban Xieng Nhun, Setthathirath Road, Vientiane',
      postCode: '01000',
      countryCode: '856',
      phone: '2055512345',
    },
    {
      uid: freshUser,
      realName: 'Sam Taylor',
      email: 'sam@marketfront.test',
      country: 'United Kingdom',
      city: 'Leeds',
      detail: '3 Park Row, Leeds',
      postCode: 'LS1 5HN',
      ...demoPhone,
      isDefault: true,
    },
  ]);
}
