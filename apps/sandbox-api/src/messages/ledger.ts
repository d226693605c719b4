import type { MessageTable } from './table.ts';

/** The reasons for changes of points and balances. */
export const ledgerMessages = {
  'points.spent': {
    en: 'Spent on an order',
    'zh-CN': '订单抵扣',
    es: 'Usados en un pedido',
    fr: 'Utilisés pour une commande',
    th: 'ใช้กับคำสั่งซื้อ',
    lo: 'ໃຊ້ກັບຄຳສັ່ງຊື້',
  },
  'points.returnedFromOrder': {
    en: 'Returned from a cancelled order',
    'zh-CN': '订单取消退回',
    es: 'Devueltos por un pedido cancelado',
    fr: 'Rendus après une commande annulée',
    th: 'คืนจากคำสั่งซื้อที่ยกเลิก',
    lo: 'ຄືນຈາກຄຳສັ່ງຊື້ທີ່ຍົກເລີກ',
  },
  'points.earned': {
    en: 'Earned with an order',
    'zh-CN': '购物奖励',
    es: 'Ganados con un pedido',
    fr: 'Gagnés avec une commande',
    th: 'ได้รับจากคำสั่งซื้อ',
    lo: 'ໄດ້ຮັບຈາກຄຳສັ່ງຊື້',
  },
  'points.returnedWithRefund': {
    en: 'Returned with a refund',
    'zh-CN': '退款退回',
    es: 'Devueltos con un reembolso',
    fr: 'Rendus avec un remboursement',
    th: 'คืนพร้อมการคืนเงิน',
    lo: 'ຄືນພ້ອມການຄືນເງິນ',
  },
  'points.reclaimed': {
    en: 'Taken back after a refund',
    'zh-CN': '退款扣回',
    es: 'Retirados tras un reembolso',
    fr: 'Repris après un remboursement',
    th: 'หักคืนหลังการคืนเงิน',
    lo: 'ຫັກຄືນຫຼັງການຄືນເງິນ',
  },
  'balance.payment': {
    en: 'Order paid',
    'zh-CN': '支付订单',
    es: 'Pedido pagado',
    fr: 'Commande payée',
    th: 'ชำระคำสั่งซื้อ',
    lo: 'ຊຳລະຄຳສັ່ງຊື້',
  },
  'balance.refund': {
    en: 'Refund received',
    'zh-CN': '收到退款',
    es: 'Reembolso recibido',
    fr: 'Remboursement reçu',
    th: 'ได้รับเงินคืน',
    lo: 'ໄດ້ຮັບເງິນຄືນ',
  },
  'balance.opening': {
    en: 'Opening balance',
    'zh-CN': '初始余额',
    es: 'Saldo inicial',
    fr: 'Solde initial',
    th: 'ยอดเริ่มต้น',
    lo: 'ຍອດເລີ່ມຕົ້ນ',
  },
} as const satisfies MessageTable;
