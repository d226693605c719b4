import type { Localized } from '../../db/schema.ts';
import { inLanguage, type Language } from '../shared/language.ts';

/** What happens to a parcel, in the languages of the shop. A parcel keeps the English text. */
const texts: readonly Localized[] = [
  {
    en: 'The store has handed the parcel over',
    'zh-CN': '商家已将包裹交给承运商',
    es: 'La tienda ha entregado el paquete al transportista',
    fr: 'La boutique a remis le colis au transporteur',
    th: 'ร้านค้าส่งมอบพัสดุให้ผู้ขนส่งแล้ว',
    lo: 'ຮ້ານຄ້າໄດ້ສົ່ງມອບພັດສະດຸໃຫ້ຜູ້ຂົນສົ່ງແລ້ວ',
  },
  {
    en: 'The carrier has picked up the parcel',
    'zh-CN': '承运商已揽收包裹',
    es: 'El transportista ha recogido el paquete',
    fr: 'Le transporteur a pris en charge le colis',
    th: 'ผู้ขนส่งรับพัสดุแล้ว',
    lo: 'ຜູ້ຂົນສົ່ງຮັບພັດສະດຸແລ້ວ',
  },
  {
    en: 'The parcel has left the sorting centre',
    'zh-CN': '包裹已离开分拣中心',
    es: 'El paquete ha salido del centro de clasificación',
    fr: 'Le colis a quitté le centre de tri',
    th: 'พัสดุออกจากศูนย์คัดแยกแล้ว',
    lo: 'ພັດສະດຸອອກຈາກສູນຄັດແຍກແລ້ວ',
  },
  {
    en: 'The parcel has arrived in your area',
    'zh-CN': '包裹已到达您所在的地区',
    es: 'El paquete ha llegado a tu zona',
    fr: 'Le colis est arrivé dans votre région',
    th: 'พัสดุมาถึงพื้นที่ของคุณแล้ว',
    lo: 'ພັດສະດຸມາຮອດເຂດຂອງທ່ານແລ້ວ',
  },
  {
    en: 'The courier is on the way to you',
    'zh-CN': '快递员正在派送中',
    es: 'El repartidor está de camino',
    fr: 'Le livreur est en route',
    th: 'พนักงานส่งกำลังนำส่งถึงคุณ',
    lo: 'ພະນັກງານສົ່ງກຳລັງເດີນທາງມາຫາທ່ານ',
  },
  {
    en: 'Delivered and signed for',
    'zh-CN': '已签收',
    es: 'Entregado y firmado',
    fr: 'Livré et signé',
    th: 'นำส่งและลงชื่อรับแล้ว',
    lo: 'ສົ່ງຮອດ ແລະ ເຊັນຮັບແລ້ວ',
  },
];
const byEnglish = new Map(texts.map((text) => [text.en, text]));

/** A parcel's event in the shopper's language; what is not known stays as the carrier says it. */
export function traceText(text: string, language: Language): string {
  const known = byEnglish.get(text);
  return known ? inLanguage(known, language) : text;
}
