import type { Language } from '../domain/shared/language.ts';

type Texts = { title: string; question: string; stop: string; done: string; unknown: string };

/** The messages of the page that stops mails. */
export const texts: Record<Language, Texts> = {
  en: {
    title: 'Mails of Marketfront',
    question: 'Do you want no more notifications from us at this address?',
    stop: 'Stop the mails',
    done: 'Done. You will not get any more notifications by mail.',
    unknown: 'This link does not work any more.',
  },
  'zh-CN': {
    title: 'Marketfront 邮件',
    question: '不想在此邮箱继续收到我们的通知吗？',
    stop: '停止发送邮件',
    done: '已完成。您将不再收到邮件通知。',
    unknown: '此链接已失效。',
  },
  es: {
    title: 'Correos de Marketfront',
    question: '¿No quieres recibir más avisos nuestros en esta dirección?',
    stop: 'Dejar de recibir correos',
    done: 'Hecho. No recibirás más avisos por correo.',
    unknown: 'Este enlace ya no funciona.',
  },
  fr: {
    title: 'E-mails de Marketfront',
    question: 'Vous ne souhaitez plus recevoir nos notifications à cette adresse ?',
    stop: 'Ne plus recevoir d’e-mails',
    done: 'C’est fait. Vous ne recevrez plus de notifications par e-mail.',
    unknown: 'Ce lien ne fonctionne plus.',
  },
  th: {
    title: 'อีเมลจาก Marketfront',
    question: 'คุณไม่ต้องการรับการแจ้งเตือนจากเราที่อีเมลนี้อีกใช่หรือไม่',
    stop: 'หยุดรับอีเมล',
    done: 'เรียบร้อยแล้ว คุณจะไม่ได้รับการแจ้งเตือนทางอีเมลอีก',
    unknown: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
  },
  lo: {
    title: 'ອີເມວຈາກ Marketfront',
    question: 'ທ່ານບໍ່ຕ້ອງການຮັບການແຈ້ງເຕືອນຈາກພວກເຮົາຢູ່ອີເມວນີ້ອີກແມ່ນບໍ່?',
    stop: 'ຢຸດຮັບອີເມວ',
    done: 'ສຳເລັດແລ້ວ. ທ່ານຈະບໍ່ໄດ້ຮັບການແຈ້ງເຕືອນທາງອີເມວອີກ.',
    unknown: 'ລິ້ງນີ້ໃຊ້ບໍ່ໄດ້ແລ້ວ.',
  },
};
