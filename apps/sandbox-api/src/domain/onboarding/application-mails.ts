import { type RefusableField, refusableFields, refusableFieldToWire } from '@marketfront/api-client';
import type { Message } from '../../adapters/mailer.ts';
import type { Config } from '../../config.ts';
import type { settledApplications } from '../../db/schema.ts';
import type { Language } from '../shared/language.ts';
import { shopAddress } from '../shared/shop-address.ts';

type Applicant = { name: string; email: string; language?: Language | undefined };
type Refusal = Pick<typeof settledApplications.$inferSelect, 'denialFields'> & { reason: string };

type Texts = {
  receivedSubject: string;
  received: (name: string) => string;
  approvedSubject: string;
  welcome: (name: string) => string;
  account: string;
  password: string;
  change: string;
  refusedSubject: string;
  refused: (name: string) => string;
  reason: string;
  again: string;
  /** As the form names them. */
  fields: Record<RefusableField, string>;
};

const texts: Record<Language, Texts> = {
  en: {
    receivedSubject: 'We received your application',
    received: (name) =>
      `Thank you for applying with ${name}. We review it within 15 working days and write to you. You can see its status in your account at any time.`,
    approvedSubject: 'Your store is approved',
    welcome: (name) => `Welcome, ${name}.`,
    account: 'Account',
    password: 'Password',
    change: 'Please change the password after the first sign-in.',
    refusedSubject: 'Your application was not approved',
    refused: (name) => `Your application for ${name} was not approved.`,
    reason: 'Reason',
    again: 'You can correct it and apply again. What you entered is kept.',
    fields: {
      name: 'Company or store name',
      typeId: 'Kind of store',
      categoryId: 'What you sell',
      address: 'Business address',
      realName: 'Full name',
      phone: 'Phone',
      email: 'Email',
      pictures: 'Pictures of your licence and qualifications',
    },
  },
  'zh-CN': {
    receivedSubject: '我们已收到您的入驻申请',
    received: (name) =>
      `感谢您为“${name}”提交入驻申请。我们将在 15 个工作日内完成审核并通知您。您可随时在账户中查看进度。`,
    approvedSubject: '您的入驻申请已通过',
    welcome: (name) => `欢迎，${name}。`,
    account: '账号',
    password: '密码',
    change: '首次登录后请修改密码。',
    refusedSubject: '您的入驻申请未通过',
    refused: (name) => `“${name}”的入驻申请未通过。`,
    reason: '原因',
    again: '您可以修改后重新提交，已填写的内容会保留。',
    fields: {
      name: '公司或店铺名称',
      typeId: '店铺类型',
      categoryId: '经营类目',
      address: '经营地址',
      realName: '姓名',
      phone: '电话',
      email: '邮箱',
      pictures: '营业执照和资质图片',
    },
  },
  es: {
    receivedSubject: 'Hemos recibido tu solicitud',
    received: (name) =>
      `Gracias por tu solicitud para ${name}. La revisaremos en un plazo de 15 días laborables y te escribiremos. Puedes ver su estado en tu cuenta en cualquier momento.`,
    approvedSubject: 'Tu tienda ha sido aprobada',
    welcome: (name) => `Bienvenido, ${name}.`,
    account: 'Cuenta',
    password: 'Contraseña',
    change: 'Cambia la contraseña después del primer inicio de sesión.',
    refusedSubject: 'Tu solicitud no fue aprobada',
    refused: (name) => `Tu solicitud para ${name} no fue aprobada.`,
    reason: 'Motivo',
    again: 'Puedes corregirla y enviarla de nuevo. Se conserva lo que escribiste.',
    fields: {
      name: 'Nombre de la empresa o tienda',
      typeId: 'Tipo de tienda',
      categoryId: 'Qué vende',
      address: 'Dirección del negocio',
      realName: 'Nombre completo',
      phone: 'Teléfono',
      email: 'Correo electrónico',
      pictures: 'Fotos de su licencia y acreditaciones',
    },
  },
  fr: {
    receivedSubject: 'Nous avons reçu votre demande',
    received: (name) =>
      `Merci pour votre demande pour ${name}. Nous l’examinerons sous 15 jours ouvrés et vous écrirons. Vous pouvez suivre son état dans votre compte à tout moment.`,
    approvedSubject: 'Votre boutique est acceptée',
    welcome: (name) => `Bienvenue, ${name}.`,
    account: 'Compte',
    password: 'Mot de passe',
    change: 'Changez le mot de passe après la première connexion.',
    refusedSubject: 'Votre demande n’a pas été acceptée',
    refused: (name) => `Votre demande pour ${name} n’a pas été acceptée.`,
    reason: 'Motif',
    again: 'Vous pouvez la corriger et la renvoyer. Ce que vous avez saisi est conservé.',
    fields: {
      name: 'Nom de l’entreprise ou de la boutique',
      typeId: 'Type de boutique',
      categoryId: 'Ce que vous vendez',
      address: 'Adresse de l’entreprise',
      realName: 'Nom complet',
      phone: 'Téléphone',
      email: 'E-mail',
      pictures: 'Photos de votre licence et de vos agréments',
    },
  },
  th: {
    receivedSubject: 'เราได้รับใบสมัครของคุณแล้ว',
    received: (name) =>
      `ขอบคุณที่สมัครเปิดร้าน ${name} เราจะตรวจสอบภายใน 15 วันทำการและแจ้งให้คุณทราบ คุณดูสถานะได้ในบัญชีทุกเมื่อ`,
    approvedSubject: 'ร้านค้าของคุณได้รับอนุมัติแล้ว',
    welcome: (name) => `ยินดีต้อนรับ ${name}`,
    account: 'บัญชี',
    password: 'รหัสผ่าน',
    change: 'โปรดเปลี่ยนรหัสผ่านหลังเข้าสู่ระบบครั้งแรก',
    refusedSubject: 'ใบสมัครของคุณไม่ได้รับอนุมัติ',
    refused: (name) => `ใบสมัครของร้าน ${name} ไม่ได้รับอนุมัติ`,
    reason: 'เหตุผล',
    again: 'คุณแก้ไขแล้วส่งใหม่ได้ ข้อมูลที่กรอกไว้ยังอยู่',
    fields: {
      name: 'ชื่อบริษัทหรือร้านค้า',
      typeId: 'ประเภทร้านค้า',
      categoryId: 'สินค้าที่คุณขาย',
      address: 'ที่อยู่ของกิจการ',
      realName: 'ชื่อ-นามสกุล',
      phone: 'โทรศัพท์',
      email: 'อีเมล',
      pictures: 'รูปใบอนุญาตและเอกสารรับรอง',
    },
  },
  lo: {
    receivedSubject: 'ພວກເຮົາໄດ້ຮັບໃບສະໝັກຂອງທ່ານແລ້ວ',
    received: (name) =>
      `ຂອບໃຈທີ່ສະໝັກເປີດຮ້ານ ${name}. ພວກເຮົາຈະກວດສອບພາຍໃນ 15 ວັນລັດຖະການ ແລະ ແຈ້ງໃຫ້ທ່ານຊາບ. ທ່ານສາມາດເບິ່ງສະຖານະໃນບັນຊີໄດ້ທຸກເວລາ.`,
    approvedSubject: 'ຮ້ານຄ້າຂອງທ່ານໄດ້ຮັບການອະນຸມັດແລ້ວ',
    welcome: (name) => `ຍິນດີຕ້ອນຮັບ ${name}.`,
    account: 'ບັນຊີ',
    password: 'ລະຫັດຜ່ານ',
    change: 'ກະລຸນາປ່ຽນລະຫັດຜ່ານຫຼັງຈາກເຂົ້າສູ່ລະບົບຄັ້ງທຳອິດ.',
    refusedSubject: 'ໃບສະໝັກຂອງທ່ານບໍ່ໄດ້ຮັບການອະນຸມັດ',
    refused: (name) => `ໃບສະໝັກຂອງຮ້ານ ${name} ບໍ່ໄດ້ຮັບການອະນຸມັດ.`,
    reason: 'ເຫດຜົນ',
    again: 'ທ່ານສາມາດແກ້ໄຂ ແລະ ສົ່ງໃໝ່ໄດ້. ຂໍ້ມູນທີ່ປ້ອນໄວ້ຍັງຢູ່.',
    fields: {
      name: 'ຊື່ບໍລິສັດ ຫຼື ຮ້ານຄ້າ',
      typeId: 'ປະເພດຮ້ານຄ້າ',
      categoryId: 'ສິນຄ້າທີ່ທ່ານຂາຍ',
      address: 'ທີ່ຢູ່ຂອງທຸລະກິດ',
      realName: 'ຊື່ ແລະ ນາມສະກຸນ',
      phone: 'ໂທລະສັບ',
      email: 'ອີເມວ',
      pictures: 'ຮູບໃບອະນຸຍາດ ແລະ ໃບຢັ້ງຢືນ',
    },
  },
};

const textsOf = ({ language = 'en' }: Applicant) => texts[language];

/** Every mail ends with where the application stands in the shop. */
const mail = (
  config: Pick<Config, 'shopOrigin'>,
  { email, language = 'en' }: Applicant,
  subject: string,
  paragraphs: readonly string[],
): Message => ({
  channel: 'email',
  to: email,
  subject,
  text: [...paragraphs.filter(Boolean), shopAddress(config, language, '/users/application_record')].join(
    '\n\n',
  ),
});

export function receivedMail(config: Config, to: Applicant): Message {
  const t = textsOf(to);
  return mail(config, to, t.receivedSubject, [t.received(to.name)]);
}

export function approvedMail(config: Config, to: Applicant, password: string): Message {
  const t = textsOf(to);
  return mail(config, to, t.approvedSubject, [
    t.welcome(to.name),
    `${t.account}: ${to.email}\n${t.password}: ${password}`,
    t.change,
  ]);
}

export function refusedMail(config: Config, to: Applicant, { reason, denialFields }: Refusal): Message {
  const t = textsOf(to);
  const details = refusableFields.flatMap((field) => {
    const detail = denialFields[refusableFieldToWire[field]];
    return detail ? [`– ${t.fields[field]}: ${detail}`] : [];
  });
  return mail(config, to, t.refusedSubject, [
    t.refused(to.name),
    `${t.reason}: ${reason}`,
    details.join('\n'),
    t.again,
  ]);
}
