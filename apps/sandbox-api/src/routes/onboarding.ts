import { limits, settlementSchema } from '@marketfront/api-client';
import { asc, desc } from 'drizzle-orm';
import * as v from 'valibot';
import { merchantCategories, merchantTypes } from '../db/schema.ts';
import { emailAddress } from '../domain/shared/contacts.ts';
import { sendCode } from '../domain/auth/code-messages.ts';
import { checkCode, useCode } from '../domain/auth/codes.ts';
import { receivedMail } from '../domain/onboarding/application-mails.ts';
import { submitApplication, listApplications } from '../domain/onboarding/applications.ts';
import { invalid } from '../domain/shared/failure.ts';
import { inLanguage } from '../domain/shared/language.ts';
import { readOwnPictures } from '../domain/shared/own-pictures.ts';
import { toApiTime } from '../domain/shared/time.ts';
import { readAgreement } from '../domain/site/site.ts';
import { captcha, email, id, listOfText, optionalText, page, text } from '../input.ts';
import { anyone, scopeOf, signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const pageQuery = v.object(page);

const application = settlementSchema.entries;

export const onboardingOperations = {
  listStoreTypes: anyone({}, async ({ db, language }) => {
    const rows = await db.select().from(merchantTypes).orderBy(asc(merchantTypes.id));
    return rows.map((row) => ({
      id: row.id,
      name: inLanguage(row.name, language),
      info: inLanguage(row.info, language),
      isDel: false,
      createTime: toApiTime(row.createdAt),
      updateTime: toApiTime(row.createdAt),
    }));
  }),

  listStoreClassifications: anyone({}, async ({ db, language }) => {
    const rows = await db
      .select()
      .from(merchantCategories)
      .orderBy(desc(merchantCategories.sort), asc(merchantCategories.id));
    return rows.map((row) => ({
      id: row.id,
      name: inLanguage(row.name, language),
      handlingFee: row.handlingFee,
    }));
  }),

  getSettlementAgreement: anyone({}, async ({ db, language }) => ({
    agreement: inLanguage(await readAgreement(db, 'merchantSettled'), language),
  })),

  sendSettlementCode: anyone({ body: email, reads: 'text' }, async (call) => {
    await sendCode(call, 'settlement', 'email', emailAddress(call.body));
    return true;
  }),

  applyForSettlement: signedIn(
    {
      body: v.object({
        name: application.name,
        realName: application.realName,
        email,
        categoryId: id,
        typeId: id,
        address: application.address,
        qualificationPicture: text(20_000),
        captcha,
        phone: optionalText(32),
        keywords: optionalText(255),
        country: optionalText(100),
      }),
    },
    async ({ db, services, user, body, language, now, once }) => {
      const { captcha: code, qualificationPicture, ...input } = body;
      const pictures = await readOwnPictures(
        db,
        services.config,
        user.id,
        listOfText(qualificationPicture),
        limits.qualificationPictures,
      );
      if (pictures.length === 0) throw invalid('pictureMissing');
      const sent = { ...input, language, qualificationPictures: pictures };
      let isNew = false;
      await once(async (tx) => {
        const id = await checkCode(db, 'settlement', emailAddress(body.email), code, now);
        await submitApplication(tx, user.id, sent, now);
        await useCode(tx, id, now);
        isNew = true;
      });
      if (isNew) services.background.run(() => services.mailer.send(receivedMail(services.config, sent)));
      return null;
    },
  ),

  listSettlementRecords: signedIn({ query: pageQuery }, (call) =>
    listApplications(scopeOf(call), call.user.id, call.query),
  ),
} satisfies Partial<Operations>;
