import type { Language } from '../shared/language.ts';

export type Texts = {
  subject: (orderNo: string) => string;
  thanks: string;
  total: string;
  /** Of an order that is paid when it is received. */
  paidOnDelivery: string;
  deliveredTo: string;
  /** How a store's part is delivered; `days` is empty when that is not known. */
  courier: (days: string) => string;
  pickup: (address: string, days: string) => string;
  virtual: string;
  link: string;
  notMine: string;
};

/** The messages of the confirmation of an order. */
export const texts: Record<Language, Texts> = {
  en: {
    subject: (orderNo) => `Your order ${orderNo}`,
    thanks: 'Thank you for your order. The stores will ship it soon.',
    total: 'Total',
    paidOnDelivery: 'Please pay it when you receive the goods.',
    deliveredTo: 'Delivered to',
    courier: (days) => `by courier${days && `, ${days}`}`,
    pickup: (address, days) => `pick it up at ${address}${days && `, ${days}`}`,
    virtual: 'digital, nothing is shipped',
    link: 'See your order, also without an account:',
    notMine: 'Did you not order this? Stop the mails to this address:',
  },
  'zh-CN': {
    subject: (orderNo) => `您的订单 ${orderNo}`,
    thanks: '感谢您的订购，商家将尽快发货。',
    total: '合计',
    paidOnDelivery: '请在收货时付款。',
    deliveredTo: '收货地址',
    courier: (days) => `快递配送${days && `，${days}`}`,
    pickup: (address, days) => `到店自取：${address}${days && `，${days}`}`,
    virtual: '数字商品，无需配送',
    link: '查看订单（无需账户）：',
    notMine: '不是您下的订单？停止向此邮箱发送邮件：',
  },
  es: {
    subject: (orderNo) => `Tu pedido ${orderNo}`,
    thanks: 'Gracias por tu pedido. Las tiendas lo enviarán pronto.',
    total: 'Total',
    paidOnDelivery: 'Págalo al recibir los artículos.',
    deliveredTo: 'Se entrega en',
    courier: (days) => `por mensajero${days && `, ${days}`}`,
    pickup: (address, days) => `recógelo en ${address}${days && `, ${days}`}`,
    virtual: 'digital, no se envía nada',
    link: 'Consulta tu pedido, también sin cuenta:',
    notMine: '¿No has hecho este pedido? Deja de recibir correos en esta dirección:',
  },
  fr: {
    subject: (orderNo) => `Votre commande ${orderNo}`,
    thanks: "Merci pour votre commande. Les boutiques l'expédieront bientôt.",
    total: 'Total',
    paidOnDelivery: 'À payer à la réception des articles.',
    deliveredTo: 'Livrée à',
    courier: (days) => `par coursier${days && `, ${days}`}`,
    pickup: (address, days) => `à retirer : ${address}${days && `, ${days}`}`,
    virtual: 'numérique, rien n’est expédié',
    link: 'Voir votre commande, même sans compte :',
    notMine: 'Vous n’avez pas passé cette commande ? Ne plus recevoir d’e-mails à cette adresse :',
  },
  th: {
    subject: (orderNo) => `คำสั่งซื้อของคุณ ${orderNo}`,
    thanks: 'ขอบคุณสำหรับคำสั่งซื้อ ร้านค้าจะจัดส่งเร็ว ๆ นี้',
    total: 'รวมทั้งหมด',
    paidOnDelivery: 'ชำระเงินเมื่อได้รับสินค้า',
    deliveredTo: 'จัดส่งถึง',
    courier: (days) => `จัดส่งโดยผู้ส่งพัสดุ${days && ` ${days}`}`,
    pickup: (address, days) => `รับที่ร้าน ${address}${days && ` ${days}`}`,
    virtual: 'สินค้าดิจิทัล ไม่มีการจัดส่ง',
    link: 'ดูคำสั่งซื้อของคุณ โดยไม่ต้องมีบัญชี:',
    notMine: 'คุณไม่ได้สั่งซื้อใช่หรือไม่ หยุดรับอีเมลที่ที่อยู่นี้:',
  },
  lo: {
    subject: (orderNo) => `ຄຳສັ່ງຊື້ຂອງທ່ານ ${orderNo}`,
    thanks: 'ຂອບໃຈສຳລັບຄຳສັ່ງຊື້. ຮ້ານຄ້າຈະຈັດສົ່ງໃນໄວໆນີ້.',
    total: 'ລວມທັງໝົດ',
    paidOnDelivery: 'ຊຳລະເງິນເມື່ອໄດ້ຮັບສິນຄ້າ.',
    deliveredTo: 'ຈັດສົ່ງເຖິງ',
    courier: (days) => `ຈັດສົ່ງໂດຍຜູ້ສົ່ງ${days && ` ${days}`}`,
    pickup: (address, days) => `ຮັບທີ່ຮ້ານ ${address}${days && ` ${days}`}`,
    virtual: 'ສິນຄ້າດິຈິຕອນ ບໍ່ມີການຈັດສົ່ງ',
    link: 'ເບິ່ງຄຳສັ່ງຊື້ຂອງທ່ານ ໂດຍບໍ່ຕ້ອງມີບັນຊີ:',
    notMine: 'ທ່ານບໍ່ໄດ້ສັ່ງຊື້ແມ່ນບໍ່? ຢຸດຮັບອີເມວຢູ່ທີ່ຢູ່ນີ້:',
  },
};
