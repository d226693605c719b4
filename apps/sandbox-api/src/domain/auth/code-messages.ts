import type { Db } from '../../db/client.ts';
import type { Message } from '../../adapters/mailer.ts';
import type { Services } from '../../services.ts';
import { findByLoginKey } from './accounts.ts';
import { type CodePurpose, issueCode } from './codes.ts';
import type { Language } from '../shared/language.ts';

type Sender = { db: Db; services: Services; language: Language; now: Date };

const subjects: Record<Language, string> = {
  en: 'Your verification code',
  'zh-CN': '您的验证码',
  es: 'Tu código de verificación',
  fr: 'Votre code de vérification',
  th: 'รหัสยืนยันของคุณ',
  lo: 'ລະຫັດຢືນຢັນຂອງທ່ານ',
};

const texts: Record<Language, (code: string) => string> = {
  en: (code) => `${code} is your Marketfront code. It is valid for 5 minutes. Never pass it on.`,
  'zh-CN': (code) => `${code} 是您的 Marketfront 验证码，5 分钟内有效，请勿告诉他人。`,
  es: (code) => `${code} es tu código de Marketfront. Vale 5 minutos. No lo compartas.`,
  fr: (code) => `${code} est votre code Marketfront. Il est valable 5 minutes. Ne le communiquez à personne.`,
  th: (code) => `${code} คือรหัส Marketfront ของคุณ ใช้ได้ 5 นาที อย่าบอกผู้อื่น`,
  lo: (code) => `${code} ແມ່ນລະຫັດ Marketfront ຂອງທ່ານ ໃຊ້ໄດ້ 5 ນາທີ ຢ່າບອກຜູ້ອື່ນ`,
};

type Channel = 'email' | 'sms';

const messageWith = (code: string, channel: Channel, to: string, language: Language): Message => ({
  channel,
  to,
  subject: subjects[language],
  text: texts[language](code),
});

/** Makes a code and sends it. */
export async function sendCode(
  { db, services, language, now }: Sender,
  purpose: CodePurpose,
  channel: Channel,
  address: string,
): Promise<void> {
  const code = await issueCode(db, purpose, address, now);
  await services.mailer.send(messageWith(code, channel, address, language));
}

/**
 * Makes a code for a forgotten password, and sends it after the answer, to addresses that have an account. Answer,
 * waiting time and limits do not reveal who is registered, also when the mailer is slow or down.
 */
export async function sendResetCode(
  { db, services, language, now }: Sender,
  channel: Channel,
  address: string,
  loginKey: string,
): Promise<void> {
  const code = await issueCode(db, 'resetPassword', address, now);
  services.background.run(async () => {
    if (!(await findByLoginKey(db, loginKey))) return;
    await services.mailer.send(messageWith(code, channel, address, language));
  });
}
