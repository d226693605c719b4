import type { Schemas } from '@marketfront/api-client';
import type { Localized } from '../../db/schema.ts';

type Text = (value: string) => Localized;
export type NotificationMessage = {
  type: Schemas['Notification']['type'] & string;
  title: Localized;
  content: Text;
  url: Text;
};

const same = (text: string): Localized => ({ en: text });

/** Every notification that the shop sends; `value` is an order number, a coupon's worth, a reason. */
export const notificationMessages = {
  orderPaid: {
    type: 'order',
    title: {
      en: 'Payment received',
      'zh-CN': '付款成功',
      es: 'Pago recibido',
      fr: 'Paiement reçu',
      th: 'ได้รับการชำระเงินแล้ว',
      lo: 'ໄດ້ຮັບການຊຳລະແລ້ວ',
    },
    content: (no) => ({
      en: `Order ${no} is paid and will be shipped soon.`,
      'zh-CN': `订单 ${no} 已付款，即将发货。`,
      es: `El pedido ${no} está pagado y se enviará pronto.`,
      fr: `La commande ${no} est payée et sera bientôt expédiée.`,
      th: `คำสั่งซื้อ ${no} ชำระเงินแล้วและจะจัดส่งเร็ว ๆ นี้`,
      lo: `ຄຳສັ່ງຊື້ ${no} ຊຳລະແລ້ວ ແລະ ຈະຈັດສົ່ງໃນໄວໆນີ້.`,
    }),
    url: () => same('/users/order_list'),
  },
  orderShipped: {
    type: 'order',
    title: {
      en: 'Your parcel is on its way',
      'zh-CN': '您的包裹已发出',
      es: 'Tu paquete está en camino',
      fr: 'Votre colis est en route',
      th: 'พัสดุของคุณกำลังเดินทาง',
      lo: 'ພັດສະດຸຂອງທ່ານກຳລັງເດີນທາງ',
    },
    content: (no) => ({
      en: `Order ${no} has been shipped.`,
      'zh-CN': `订单 ${no} 已发货。`,
      es: `El pedido ${no} ha sido enviado.`,
      fr: `La commande ${no} a été expédiée.`,
      th: `จัดส่งคำสั่งซื้อ ${no} แล้ว`,
      lo: `ຈັດສົ່ງຄຳສັ່ງຊື້ ${no} ແລ້ວ.`,
    }),
    url: (no) => same(`/order/order_detail?orderNo=${no}`),
  },
  orderReceived: {
    type: 'order',
    title: {
      en: 'Order completed',
      'zh-CN': '订单已完成',
      es: 'Pedido completado',
      fr: 'Commande terminée',
      th: 'คำสั่งซื้อเสร็จสมบูรณ์',
      lo: 'ຄຳສັ່ງຊື້ສຳເລັດ',
    },
    content: (no) => ({
      en: `Order ${no} is completed. How do you like it? Write a review.`,
      'zh-CN': `订单 ${no} 已完成。喜欢吗？写个评价吧。`,
      es: `El pedido ${no} se ha completado. ¿Qué te parece? Escribe una opinión.`,
      fr: `La commande ${no} est terminée. Qu’en pensez-vous ? Donnez votre avis.`,
      th: `คำสั่งซื้อ ${no} เสร็จสมบูรณ์แล้ว ชอบไหม เขียนรีวิวได้เลย`,
      lo: `ຄຳສັ່ງຊື້ ${no} ສຳເລັດແລ້ວ. ມັກບໍ? ຂຽນຄຳເຫັນໄດ້ເລີຍ.`,
    }),
    url: () => same('/users/evaluation_list'),
  },
  orderExpired: {
    type: 'order',
    title: {
      en: 'Order cancelled',
      'zh-CN': '订单已取消',
      es: 'Pedido cancelado',
      fr: 'Commande annulée',
      th: 'ยกเลิกคำสั่งซื้อแล้ว',
      lo: 'ຍົກເລີກຄຳສັ່ງຊື້ແລ້ວ',
    },
    content: (no) => ({
      en: `Order ${no} was not paid in time and is cancelled.`,
      'zh-CN': `订单 ${no} 未在规定时间内付款，已取消。`,
      es: `El pedido ${no} no se pagó a tiempo y se ha cancelado.`,
      fr: `La commande ${no} n’a pas été payée à temps et est annulée.`,
      th: `คำสั่งซื้อ ${no} ไม่ได้ชำระเงินทันเวลาและถูกยกเลิกแล้ว`,
      lo: `ຄຳສັ່ງຊື້ ${no} ບໍ່ໄດ້ຊຳລະທັນເວລາ ແລະ ຖືກຍົກເລີກແລ້ວ.`,
    }),
    url: () => same('/users/order_list'),
  },
  refundDone: {
    type: 'refund',
    title: {
      en: 'Refund completed',
      'zh-CN': '退款成功',
      es: 'Reembolso completado',
      fr: 'Remboursement effectué',
      th: 'คืนเงินเรียบร้อยแล้ว',
      lo: 'ຄືນເງິນສຳເລັດ',
    },
    content: (no) => ({
      en: `Refund ${no} has been paid back.`,
      'zh-CN': `退款 ${no} 已退回。`,
      es: `El reembolso ${no} ha sido devuelto.`,
      fr: `Le remboursement ${no} a été versé.`,
      th: `คืนเงิน ${no} แล้ว`,
      lo: `ຄືນເງິນ ${no} ແລ້ວ.`,
    }),
    url: (no) => same(`/order/refund_detail?refundOrderNo=${no}`),
  },
  refundRefused: {
    type: 'refund',
    title: {
      en: 'Refund not approved',
      'zh-CN': '退款未通过',
      es: 'Reembolso no aprobado',
      fr: 'Remboursement refusé',
      th: 'การคืนเงินไม่ได้รับอนุมัติ',
      lo: 'ການຄືນເງິນບໍ່ໄດ້ຮັບການອະນຸມັດ',
    },
    content: (no) => ({
      en: `The store did not approve refund ${no}. See the reason in its details.`,
      'zh-CN': `商家未通过退款 ${no}，请在详情中查看原因。`,
      es: `La tienda no aprobó el reembolso ${no}. Consulta el motivo en los detalles.`,
      fr: `La boutique n’a pas accepté le remboursement ${no}. Le motif figure dans le détail.`,
      th: `ร้านค้าไม่อนุมัติการคืนเงิน ${no} ดูเหตุผลในรายละเอียด`,
      lo: `ຮ້ານຄ້າບໍ່ອະນຸມັດການຄືນເງິນ ${no}. ເບິ່ງເຫດຜົນໃນລາຍລະອຽດ.`,
    }),
    url: (no) => same(`/order/refund_detail?refundOrderNo=${no}`),
  },
  refundReturn: {
    type: 'refund',
    title: {
      en: 'Please send the goods back',
      'zh-CN': '请寄回商品',
      es: 'Envía los artículos de vuelta',
      fr: 'Renvoyez les articles',
      th: 'โปรดส่งสินค้าคืน',
      lo: 'ກະລຸນາສົ່ງສິນຄ້າຄືນ',
    },
    content: (no) => ({
      en: `The store agreed to refund ${no}. Send the goods back and enter the tracking number.`,
      'zh-CN': `商家已同意退款 ${no}，请寄回商品并填写运单号。`,
      es: `La tienda aceptó el reembolso ${no}. Envía los artículos e indica el número de seguimiento.`,
      fr: `La boutique a accepté le remboursement ${no}. Renvoyez les articles et indiquez le numéro de suivi.`,
      th: `ร้านค้ายอมรับการคืนเงิน ${no} แล้ว โปรดส่งสินค้าคืนและระบุหมายเลขติดตามพัสดุ`,
      lo: `ຮ້ານຄ້າຍອມຮັບການຄືນເງິນ ${no} ແລ້ວ. ກະລຸນາສົ່ງສິນຄ້າຄືນ ແລະ ລະບຸເລກຕິດຕາມ.`,
    }),
    url: (no) => same(`/order/refund_detail?refundOrderNo=${no}`),
  },
  backInStock: {
    type: 'system',
    title: {
      en: 'Back in stock',
      'zh-CN': '到货通知',
      es: 'De nuevo disponible',
      fr: 'De retour en stock',
      th: 'มีสินค้าอีกครั้ง',
      lo: 'ມີສິນຄ້າອີກຄັ້ງ',
    },
    content: () => ({
      en: 'A product that you are waiting for can be bought again.',
      'zh-CN': '您关注的商品已重新到货，可以购买了。',
      es: 'Un producto que esperabas se puede volver a comprar.',
      fr: 'Un article que vous attendiez est de nouveau disponible.',
      th: 'สินค้าที่คุณรออยู่สั่งซื้อได้อีกครั้งแล้ว',
      lo: 'ສິນຄ້າທີ່ທ່ານລໍຖ້າ ສາມາດສັ່ງຊື້ໄດ້ອີກຄັ້ງແລ້ວ.',
    }),
    url: (address) => same(address),
  },
  priceDropped: {
    type: 'system',
    title: {
      en: 'The price has dropped',
      'zh-CN': '降价提醒',
      es: 'Ha bajado el precio',
      fr: 'Le prix a baissé',
      th: 'ราคาลดลงแล้ว',
      lo: 'ລາຄາຫຼຸດລົງແລ້ວ',
    },
    content: () => ({
      en: 'A product on your wish list costs less now.',
      'zh-CN': '您心愿单中的商品降价了。',
      es: 'Un producto de tu lista de deseos cuesta menos ahora.',
      fr: 'Un article de votre liste d’envies coûte moins cher.',
      th: 'สินค้าในรายการโปรดของคุณลดราคาแล้ว',
      lo: 'ສິນຄ້າໃນລາຍການທີ່ມັກຂອງທ່ານຫຼຸດລາຄາແລ້ວ.',
    }),
    url: (address) => same(address),
  },
  couponEnding: {
    type: 'coupon',
    title: {
      en: 'A coupon ends soon',
      'zh-CN': '优惠券即将到期',
      es: 'Un cupón caduca pronto',
      fr: 'Un coupon expire bientôt',
      th: 'คูปองใกล้หมดอายุ',
      lo: 'ຄູປອງໃກ້ໝົດອາຍຸ',
    },
    content: () => ({
      en: 'One of your coupons can be used for three more days at most.',
      'zh-CN': '您有一张优惠券将在三天内到期。',
      es: 'Uno de tus cupones caduca en tres días como máximo.',
      fr: 'L’un de vos coupons expire dans trois jours au plus.',
      th: 'คูปองของคุณใบหนึ่งจะหมดอายุภายในสามวัน',
      lo: 'ຄູປອງຂອງທ່ານໃບໜຶ່ງຈະໝົດອາຍຸພາຍໃນສາມມື້.',
    }),
    url: (place) => same(`/users/coupon_list#${place}`),
  },
  applicationApproved: {
    type: 'application',
    title: {
      en: 'Your store is approved',
      'zh-CN': '您的入驻申请已通过',
      es: 'Tu tienda ha sido aprobada',
      fr: 'Votre boutique est acceptée',
      th: 'ร้านค้าของคุณได้รับอนุมัติแล้ว',
      lo: 'ຮ້ານຄ້າຂອງທ່ານໄດ້ຮັບການອະນຸມັດແລ້ວ',
    },
    content: (name) => ({
      en: `Welcome, ${name}. Your account details are in your e-mail.`,
      'zh-CN': `欢迎，${name}。账号信息已发送至您的邮箱。`,
      es: `Bienvenido, ${name}. Los datos de tu cuenta están en tu correo.`,
      fr: `Bienvenue, ${name}. Vos identifiants sont dans votre boîte mail.`,
      th: `ยินดีต้อนรับ ${name} รายละเอียดบัญชีอยู่ในอีเมลของคุณ`,
      lo: `ຍິນດີຕ້ອນຮັບ ${name}. ລາຍລະອຽດບັນຊີຢູ່ໃນອີເມວຂອງທ່ານ.`,
    }),
    url: () => same('/users/application_record'),
  },
  questionAnswered: {
    type: 'system',
    title: {
      en: 'Your question has been answered',
      'zh-CN': '您的提问已有回答',
      es: 'Han respondido a tu pregunta',
      fr: 'Votre question a reçu une réponse',
      th: 'คำถามของคุณได้รับคำตอบแล้ว',
      lo: 'ຄຳຖາມຂອງທ່ານໄດ້ຮັບຄຳຕອບແລ້ວ',
    },
    content: () => ({
      en: 'Read the answer on the page of the product.',
      'zh-CN': '请在商品页面查看回答。',
      es: 'Lee la respuesta en la página del producto.',
      fr: 'Lisez la réponse sur la page du produit.',
      th: 'อ่านคำตอบได้ที่หน้าสินค้า',
      lo: 'ອ່ານຄຳຕອບໄດ້ທີ່ໜ້າສິນຄ້າ.',
    }),
    url: (address) => same(address),
  },
  applicationRefused: {
    type: 'application',
    title: {
      en: 'Your application was not approved',
      'zh-CN': '您的入驻申请未通过',
      es: 'Tu solicitud no fue aprobada',
      fr: 'Votre demande n’a pas été acceptée',
      th: 'ใบสมัครของคุณไม่ได้รับอนุมัติ',
      lo: 'ໃບສະໝັກຂອງທ່ານບໍ່ໄດ້ຮັບການອະນຸມັດ',
    },
    content: (reason) => ({
      en: `Reason: ${reason}`,
      'zh-CN': `原因：${reason}`,
      es: `Motivo: ${reason}`,
      fr: `Motif : ${reason}`,
      th: `เหตุผล: ${reason}`,
      lo: `ເຫດຜົນ: ${reason}`,
    }),
    url: () => same('/users/application_record'),
  },
} as const satisfies Record<string, NotificationMessage>;

export type NotificationKind = keyof typeof notificationMessages;
