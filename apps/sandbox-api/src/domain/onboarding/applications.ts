import { randomInt } from 'node:crypto';
import { type Schemas, applicationStateToWire } from '@marketfront/api-client';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { type Transaction, transact } from '../../db/client.ts';
import { merchantCategories, merchants, merchantTypes, settledApplications } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { approvedMail, refusedMail } from './application-mails.ts';
import { refused, operatorRefusal } from '../shared/failure.ts';
import { notify } from '../notifications/notifications.ts';
import type { Scope } from '../shared/scope.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toPictureUrls } from '../shared/pictures.ts';
import { toApiTime } from '../shared/time.ts';

export type Application = Pick<
  typeof settledApplications.$inferInsert,
  | 'name'
  | 'categoryId'
  | 'typeId'
  | 'realName'
  | 'email'
  | 'phone'
  | 'country'
  | 'address'
  | 'keywords'
  | 'qualificationPictures'
  | 'language'
>;

export async function submitApplication(
  tx: Transaction,
  uid: number,
  input: Application,
  now: Date,
): Promise<void> {
  const [category] = await tx
    .select()
    .from(merchantCategories)
    .where(eq(merchantCategories.id, input.categoryId));
  if (!category) throw refused('storeCategoryNotFound');
  const [type] = await tx.select().from(merchantTypes).where(eq(merchantTypes.id, input.typeId));
  if (!type) throw refused('storeTypeNotFound');
  // Two applications for one name or mailbox wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(7302)`);
  const sameName = sql`lower(name) = lower(${input.name})`;
  const sameMail = sql`lower(email) = lower(${input.email})`;
  if ((await tx.$count(merchants, sameName)) > 0) throw refused('storeNameTaken');
  if ((await tx.$count(merchants, sameMail)) > 0) throw refused('storeEmailTaken');
  // A refused application may be sent again; a waiting or approved one reserves its name.
  const standing = ne(settledApplications.auditStatus, applicationStateToWire.refused);
  if ((await tx.$count(settledApplications, and(standing, sameName))) > 0) throw refused('storeNameTaken');
  if ((await tx.$count(settledApplications, and(standing, sameMail))) > 0) throw refused('storeEmailTaken');
  await tx
    .insert(settledApplications)
    .values({ ...input, uid, handlingFee: category.handlingFee, createdAt: now });
}

export async function listApplications(
  { db, config }: Scope,
  uid: number,
  page: PageRequest,
): Promise<Schemas['SettledRecordPage']> {
  const where = eq(settledApplications.uid, uid);
  const [total, rows] = await Promise.all([
    db.$count(settledApplications, where),
    db
      .select()
      .from(settledApplications)
      .where(where)
      .orderBy(desc(settledApplications.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const list = rows.map((row) => ({
    id: row.id,
    name: row.name,
    categoryId: row.categoryId,
    typeId: row.typeId,
    realName: row.realName,
    email: row.email,
    phone: row.phone,
    handlingFee: row.handlingFee,
    keywords: row.keywords,
    address: row.address,
    auditStatus: row.auditStatus,
    denialReason: row.denialReason,
    denialFields: row.denialFields,
    auditTime: row.auditedAt && toApiTime(row.auditedAt),
    qualificationPicture: JSON.stringify(toPictureUrls(config, row.qualificationPictures)),
    createTime: toApiTime(row.createdAt),
  }));
  return toPage(list, total, page);
}

type Refusal = Pick<typeof settledApplications.$inferSelect, 'denialFields'> & { reason: string };
type Decision = { isApproved: true } | ({ isApproved: false } & Refusal);

/** Approves or refuses an application. On approval it becomes a store, which stays closed until its owner opens it. */
export async function decideApplication(
  { db, mailer, config }: Pick<Services, 'db' | 'mailer' | 'config'>,
  id: number,
  decision: Decision,
  now: Date,
): Promise<void> {
  const password = `Mf-${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  const application = await transact(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(settledApplications)
      .where(
        and(
          eq(settledApplications.id, id),
          eq(settledApplications.auditStatus, applicationStateToWire.toReview),
        ),
      )
      .for('update');
    if (!row) throw operatorRefusal('The application does not exist or has been reviewed');
    if (!decision.isApproved) {
      await tx
        .update(settledApplications)
        .set({
          auditStatus: applicationStateToWire.refused,
          denialReason: decision.reason,
          denialFields: decision.denialFields,
          auditedAt: now,
        })
        .where(eq(settledApplications.id, id));
      await notify(tx, row.uid, 'applicationRefused', decision.reason, now);
      return row;
    }
    const [merchant] = await tx
      .insert(merchants)
      .values({
        name: row.name,
        categoryId: row.categoryId,
        typeId: row.typeId,
        realName: row.realName,
        email: row.email,
        phone: row.phone,
        address: row.address,
        keywords: row.keywords,
        qualificationPictures: row.qualificationPictures,
        intro: { en: row.name },
        handlingFee: row.handlingFee,
        serviceEmail: row.email,
        isOpen: false,
        createdAt: now,
      })
      .returning({ id: merchants.id });
    await tx
      .update(settledApplications)
      .set({ auditStatus: applicationStateToWire.approved, merId: merchant?.id ?? null, auditedAt: now })
      .where(eq(settledApplications.id, id));
    await notify(tx, row.uid, 'applicationApproved', row.name, now);
    return row;
  });
  await mailer.send(
    decision.isApproved
      ? approvedMail(config, application, password)
      : refusedMail(config, application, decision),
  );
}
