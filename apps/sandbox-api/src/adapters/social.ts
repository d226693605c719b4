import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { socialRequests } from '../db/schema.ts';
import { refused } from '../domain/shared/failure.ts';
import { after, minute } from '../domain/shared/time.ts';

export type SocialProfile = { id: string; name: string };

/** OAuth 1.0a, as used by the Twitter calls of the contract. */
export type SocialProvider = {
  start: (now: Date) => Promise<{ token: string; tokenSecret: string; authorizationUrl: string }>;
  finish: (token: string, tokenSecret: string, verifier: string, now: Date) => Promise<SocialProfile>;
};

export type StandInSocial = SocialProvider & {
  /** Called when the person approves on the page; returns the verifier. */
  approve: (token: string, profile: SocialProfile, now: Date) => Promise<string | undefined>;
};

/** A provider of our own, whose page is in sandbox/social. */
export function standInSocial(db: Db, config: Pick<Config, 'origin'>): StandInSocial {
  return {
    start: async (now) => {
      const token = randomBytes(16).toString('hex');
      const tokenSecret = randomBytes(16).toString('hex');
      await db.insert(socialRequests).values({ token, tokenSecret, expiresAt: after(now, 15 * minute) });
      return { token, tokenSecret, authorizationUrl: `${config.origin}/sandbox/social?oauth_token=${token}` };
    },
    approve: async (token, profile, now) => {
      const verifier = randomBytes(16).toString('hex');
      const [row] = await db
        .update(socialRequests)
        .set({ verifier, profileId: profile.id, profileName: profile.name })
        .where(
          and(
            eq(socialRequests.token, token),
            isNull(socialRequests.verifier),
            gt(socialRequests.expiresAt, now),
          ),
        )
        .returning();
      return row?.verifier ?? undefined;
    },
    finish: async (token, tokenSecret, verifier, now) => {
      const [row] = await db
        .update(socialRequests)
        .set({ usedAt: now })
        .where(
          and(
            eq(socialRequests.token, token),
            eq(socialRequests.tokenSecret, tokenSecret),
            eq(socialRequests.verifier, verifier),
            isNull(socialRequests.usedAt),
            gt(socialRequests.expiresAt, now),
          ),
        )
        .returning();
      if (!row?.profileId) throw refused('signInNotConfirmed');
      return { id: row.profileId, name: row.profileName ?? row.profileId };
    },
  };
}

export async function deleteExpiredSocialRequests(db: Db, now: Date): Promise<void> {
  await db.delete(socialRequests).where(lt(socialRequests.expiresAt, now));
}

/** Outside of a demo there is no provider, and the stand-in would accept any identity. */
export const closedSocial: SocialProvider = {
  start: async () => {
    throw refused('signInClosed');
  },
  finish: async () => {
    throw refused('signInClosed');
  },
};
