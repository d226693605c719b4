import { applicationStateToWire } from '@marketfront/api-client';
import type { Transaction } from '../db/client.ts';
import { settledApplications } from '../db/schema.ts';
import { notify } from '../domain/notifications/notifications.ts';
import { documentPicture } from '../media/addresses.ts';
import { demoUser } from './accounts.ts';
import { storeId } from './goods/for-sale.ts';
import type { DemoHistory } from './demo-history.ts';

/** The demo user's store applications, one in each state. */
export async function seedApplications(tx: Transaction, life: DemoHistory): Promise<void> {
  const common = {
    uid: demoUser,
    typeId: 3,
    realName: 'Alex Morgan',
    phone: '+44 7700 900123',
    country: 'United Kingdom',
    address: '14 Wilkes Street, London E1 6QF, United Kingdom',
    keywords: 'pottery,handmade',
    qualificationPictures: [documentPicture('licence'), documentPicture('permit')],
  };
  await tx.insert(settledApplications).values([
    {
      ...common,
      name: 'Spitalfields Pottery',
      categoryId: 3,
      handlingFee: 5,
      email: 'pots@morgan.example',
      auditStatus: applicationStateToWire.refused,
      denialReason: 'The licence cannot be read. Please photograph it again in daylight.',
      denialFields: {
        qualificationPicture: 'The number of the licence is blurred.',
        address: 'The licence names another address.',
      },
      auditedAt: life.ago(70),
      createdAt: life.ago(80),
    },
    {
      ...common,
      name: 'Paper Harbour',
      categoryId: 9,
      handlingFee: 4,
      email: 'hello@paper-harbour.example',
      auditStatus: applicationStateToWire.approved,
      merId: storeId('Paper Harbour') ?? null,
      auditedAt: life.ago(40),
      createdAt: life.ago(52),
    },
    {
      ...common,
      name: 'Morgan & Daughters',
      categoryId: 8,
      handlingFee: 5,
      email: 'toys@morgan.example',
      auditStatus: applicationStateToWire.toReview,
      createdAt: life.ago(2),
    },
  ]);
  await notify(tx, demoUser, 'applicationRefused', 'The licence cannot be read.', life.ago(70));
  await notify(tx, demoUser, 'applicationApproved', 'Paper Harbour', life.ago(40));
}
