import type { Schemas } from '@marketfront/api-client';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { notificationSettings, notificationTypes } from '../../db/schema.ts';

type Kind = (typeof notificationTypes)[number];
type Setting = { onSite: boolean; byMail: boolean };

/** The default settings. Orders and applications have their own mails. */
const defaults: Record<Kind, Setting> = {
  order: { onSite: true, byMail: false },
  refund: { onSite: true, byMail: true },
  coupon: { onSite: true, byMail: false },
  application: { onSite: true, byMail: false },
  system: { onSite: true, byMail: true },
};

/** The channels by which the user wants messages of a kind. */
export async function settingOf(db: Queryable, uid: number, kind: Kind): Promise<Setting> {
  const { onSite, byMail } = notificationSettings;
  const [row] = await db
    .select({ onSite, byMail })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.uid, uid), eq(notificationSettings.type, kind)));
  return row ?? defaults[kind];
}

/** The settings of every kind, chosen or not. */
export async function listSettings(db: Queryable, uid: number): Promise<Schemas['NotificationSetting'][]> {
  const rows = await db.select().from(notificationSettings).where(eq(notificationSettings.uid, uid));
  return notificationTypes.map((type) => {
    const { onSite, byMail } = rows.find((row) => row.type === type) ?? defaults[type];
    return { type, onSite, byMail };
  });
}

export async function saveSettings(
  db: Queryable,
  uid: number,
  settings: readonly ({ type: Kind } & Setting)[],
): Promise<void> {
  if (settings.length === 0) return;
  await db
    .insert(notificationSettings)
    .values(settings.map((setting) => ({ ...setting, uid })))
    .onConflictDoUpdate({
      target: [notificationSettings.uid, notificationSettings.type],
      set: { onSite: sql`excluded.on_site`, byMail: sql`excluded.by_mail` },
    });
}
