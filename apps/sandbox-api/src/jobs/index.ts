import { deleteExpiredSocialRequests } from '../adapters/social.ts';
import { deleteUnusedUploads } from '../domain/account/unused-uploads.ts';
import { endOneDeal } from '../domain/catalog/deals.ts';
import { deleteExpiredPreOrders } from '../domain/checkout/open-pre-orders.ts';
import { confirmOneOrder } from '../domain/orders/confirmation-mail.ts';
import { mailOneNotification } from '../domain/notifications/mails.ts';
import { remindOfOneCoupon } from '../domain/coupons/reminders.ts';
import { moveParcels } from '../domain/orders/fulfilment.ts';
import { deleteExpiredCodes } from '../domain/auth/codes.ts';
import { deleteExpiredChallenges } from '../domain/auth/passkey-challenges.ts';
import { deleteOldIdempotencyKeys } from '../domain/shared/idempotency.ts';
import { completeUnreviewed, expireOneOrder, receiveOneOrder } from '../domain/orders/lifecycle.ts';
import { decideOneOverdue, finishOneRefund } from '../domain/refunds/pay-back.ts';
import { deleteExpiredSessions } from '../domain/auth/sessions.ts';
import { closeOnePayment } from '../domain/payments/closing.ts';
import { refundOneLatePayment } from '../domain/payments/confirmation.ts';
import { deleteExpiredThrottles } from '../domain/shared/throttle.ts';
import { minute } from '../domain/shared/time.ts';
import { log } from '../log.ts';
import type { Services } from '../services.ts';

/** Runs every job that is due now. Each runs in its own transaction; several servers may run them at the same time. */
export async function runDueJobs(services: Services): Promise<void> {
  const { db, clock } = services;
  const jobs = [
    () => repeat(() => expireOneOrder(db, clock.now())),
    () => repeat(() => closeOnePayment(services, clock.now())),
    () => repeat(() => refundOneLatePayment(services, clock.now())),
    () => repeat(() => confirmOneOrder(services, clock.now())),
    () => repeat(() => receiveOneOrder(db, clock.now())),
    () => completeUnreviewed(db, clock.now()),
    () => repeat(() => decideOneOverdue(services, clock.now())),
    () => repeat(() => finishOneRefund(services, clock.now())),
    () => repeat(() => endOneDeal(db, clock.now())),
    () => repeat(() => remindOfOneCoupon(db, clock.now())),
    () => repeat(() => mailOneNotification(services, clock.now())),
    () => moveParcels(services, clock.now()),
  ];
  // A failing job does not block the others.
  for (const job of jobs) await job().catch(log.error);
}

async function repeat(work: () => Promise<boolean>): Promise<void> {
  while (await work());
}

/** Deletes expired rows and unused uploads. */
export async function cleanUp(services: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const jobs = [
    () => deleteExpiredSessions(db, now),
    () => deleteExpiredThrottles(db, now),
    () => deleteExpiredCodes(db, now),
    () => deleteExpiredChallenges(db, now),
    () => deleteOldIdempotencyKeys(db, now),
    () => deleteExpiredPreOrders(db, now),
    () => deleteExpiredSocialRequests(db, now),
    () => deleteUnusedUploads(services, now),
  ];
  // A failing job does not block the others.
  for (const job of jobs) await job().catch(log.error);
}

/** Starts the timers of the jobs; `stop` waits for running jobs. */
export function startJobs(services: Services, interval: number): { stop: () => Promise<void> } {
  const stops = [every(interval, () => runDueJobs(services)), every(10 * minute, () => cleanUp(services))];
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** Runs work at an interval, never twice at the same time; a failure is logged, and the next run tries again. */
function every(interval: number, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch(log.error)
      .finally(() => {
        running = undefined;
      });
  }, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
