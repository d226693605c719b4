import type { Taste } from './catalogue/good.ts';
import { type Words, words } from './words.ts';

/** What somebody asks, what the store answers, and what a buyer adds. */
export type QuestionText = { question: Words; store: Words; buyer: Words };

const entry = (question: string, store: string, buyer: string): QuestionText => ({
  question: words(question),
  store: words(store),
  buyer: words(buyer),
});

/** About one kind of goods. */
export const questionsOfTaste: Readonly<Record<Taste, QuestionText>> = {
  wear: entry(
    'Does it run small? I am between two sizes.|这款偏小吗？我介于两个尺码之间。|¿Talla pequeño? Estoy entre dos tallas.|Taille-t-il petit ? J’hésite entre deux tailles.|ไซซ์เล็กกว่าปกติไหม ฉันอยู่ระหว่างสองไซซ์|ຂະໜາດນ້ອຍກວ່າປົກກະຕິບໍ? ຂ້ອຍຢູ່ລະຫວ່າງສອງຂະໜາດ.',
    'It is true to size. Between two sizes we recommend the larger one.|尺码标准。介于两码之间建议选大一码。|Talla bien. Si dudas entre dos, recomendamos la mayor.|Il taille normalement. Entre deux tailles, prenez la plus grande.|ตรงไซซ์ หากอยู่ระหว่างสองไซซ์แนะนำให้เลือกไซซ์ใหญ่กว่า|ຕົງຂະໜາດ. ຖ້າຢູ່ລະຫວ່າງສອງຂະໜາດ ແນະນຳໃຫ້ເລືອກຂະໜາດໃຫຍ່ກວ່າ.',
    'I took the larger one and it fits well.|我选了大一码，很合身。|Cogí la mayor y me queda bien.|J’ai pris la plus grande, elle tombe bien.|ฉันเลือกไซซ์ใหญ่กว่า ใส่พอดี|ຂ້ອຍເລືອກຂະໜາດໃຫຍ່ກວ່າ ໃສ່ພໍດີ.',
  ),
  device: entry(
    'How long does the battery last in daily use?|日常使用电池能用多久？|¿Cuánto dura la batería con uso diario?|Combien de temps tient la batterie au quotidien ?|แบตเตอรี่ใช้งานทุกวันได้นานแค่ไหน|ແບັດເຕີຣີໃຊ້ງານທຸກມື້ໄດ້ດົນປານໃດ?',
    'About a week with an hour of use a day. A full charge takes two hours.|每天使用一小时约可用一周，充满需两小时。|Alrededor de una semana con una hora al día. La carga completa tarda dos horas.|Environ une semaine à raison d’une heure par jour. La charge complète prend deux heures.|ประมาณหนึ่งสัปดาห์หากใช้วันละหนึ่งชั่วโมง ชาร์จเต็มใช้เวลาสองชั่วโมง|ປະມານໜຶ່ງອາທິດ ຖ້າໃຊ້ມື້ລະໜຶ່ງຊົ່ວໂມງ. ສາກເຕັມໃຊ້ເວລາສອງຊົ່ວໂມງ.',
    'Mine lasts six days.|我的能用六天。|La mía dura seis días.|La mienne tient six jours.|ของฉันใช้ได้หกวัน|ຂອງຂ້ອຍໃຊ້ໄດ້ຫົກມື້.',
  ),
  home: entry(
    'Is it assembled, or do I need tools?|到货是组装好的，还是需要工具？|¿Viene montado o necesito herramientas?|Est-il monté, ou faut-il des outils ?|ประกอบมาแล้วหรือต้องใช้เครื่องมือ|ປະກອບມາແລ້ວ ຫຼື ຕ້ອງໃຊ້ເຄື່ອງມື?',
    'It arrives ready to use; nothing has to be assembled.|到货即可使用，无需组装。|Llega listo para usar; no hay que montar nada.|Il arrive prêt à l’emploi ; rien à monter.|มาถึงพร้อมใช้งาน ไม่ต้องประกอบ|ມາຮອດພ້ອມໃຊ້ງານ ບໍ່ຕ້ອງປະກອບ.',
    'Unpacked and used within a minute.|拆开包装一分钟就能用。|Desempaquetado y en uso en un minuto.|Déballé et utilisé en une minute.|แกะกล่องแล้วใช้ได้ในหนึ่งนาที|ແກະກ່ອງແລ້ວໃຊ້ໄດ້ໃນໜຶ່ງນາທີ.',
  ),
  food: entry(
    'How long can I keep it after opening?|开封后可以保存多久？|¿Cuánto se conserva una vez abierto?|Combien de temps se conserve-t-il après ouverture ?|เปิดแล้วเก็บได้นานแค่ไหน|ເປີດແລ້ວເກັບໄດ້ດົນປານໃດ?',
    'Closed well and kept cool and dry, about four weeks.|密封并置于阴凉干燥处，约四周。|Bien cerrado, en un lugar fresco y seco, unas cuatro semanas.|Bien fermé, au frais et au sec, environ quatre semaines.|ปิดให้สนิทและเก็บในที่แห้งและเย็น ประมาณสี่สัปดาห์|ປິດໃຫ້ແໜ້ນ ແລະ ເກັບໄວ້ບ່ອນແຫ້ງ ແລະ ເຢັນ ປະມານສີ່ອາທິດ.',
    'It never lasts that long here.|在我家从来放不了那么久。|En casa nunca dura tanto.|Chez nous, il ne dure jamais si longtemps.|ที่บ้านฉันไม่เคยเหลือนานขนาดนั้น|ຢູ່ເຮືອນຂ້ອຍບໍ່ເຄີຍເຫຼືອດົນປານນັ້ນ.',
  ),
  play: entry(
    'From which age is it suitable?|适合几岁以上？|¿A partir de qué edad es adecuado?|À partir de quel âge convient-il ?|เหมาะกับอายุเท่าไรขึ้นไป|ເໝາະກັບອາຍຸເທົ່າໃດຂຶ້ນໄປ?',
    'From six years; smaller children enjoy it with an adult.|六岁以上；更小的孩子可在大人陪同下玩。|Desde los seis años; los más pequeños, con un adulto.|Dès six ans ; les plus petits, avec un adulte.|ตั้งแต่หกขวบ เด็กเล็กกว่านั้นควรเล่นกับผู้ใหญ่|ຕັ້ງແຕ່ຫົກປີ ເດັກນ້ອຍກວ່ານັ້ນຄວນຫຼິ້ນກັບຜູ້ໃຫຍ່.',
    'Our five-year-old loves it.|我家五岁的孩子很喜欢。|A nuestro hijo de cinco años le encanta.|Notre fils de cinq ans l’adore.|ลูกห้าขวบของเราชอบมาก|ລູກຫ້າປີຂອງພວກເຮົາມັກຫຼາຍ.',
  ),
  care: entry(
    'Is it suitable for sensitive skin?|适合敏感肌肤吗？|¿Es apto para piel sensible?|Convient-il aux peaux sensibles ?|เหมาะกับผิวแพ้ง่ายไหม|ເໝາະກັບຜິວແພ້ງ່າຍບໍ?',
    'Yes, it is tested on sensitive skin and has no perfume.|适合，经敏感肌测试，不含香精。|Sí, está probado en piel sensible y no lleva perfume.|Oui, il est testé sur peaux sensibles et sans parfum.|เหมาะ ผ่านการทดสอบกับผิวแพ้ง่ายและไม่มีน้ำหอม|ເໝາະ ຜ່ານການທົດສອບກັບຜິວແພ້ງ່າຍ ແລະ ບໍ່ມີນ້ຳຫອມ.',
    'No redness after a month.|用了一个月没有泛红。|Sin rojeces después de un mes.|Aucune rougeur après un mois.|ใช้มาหนึ่งเดือนไม่มีผื่นแดง|ໃຊ້ມາໜຶ່ງເດືອນບໍ່ມີຜື່ນແດງ.',
  ),
};

/** About any goods. */
export const questionsOfAll: readonly QuestionText[] = [
  entry(
    'Can it be wrapped as a gift?|可以礼品包装吗？|¿Se puede envolver para regalo?|Peut-il être emballé comme cadeau ?|ห่อของขวัญได้ไหม|ຫໍ່ຂອງຂວັນໄດ້ບໍ?',
    'Yes. Write it into the note of your order; it is free.|可以，请在订单备注中说明，免费包装。|Sí. Escríbelo en la nota del pedido; es gratis.|Oui. Indiquez-le dans la note de la commande ; c’est gratuit.|ได้ เขียนไว้ในหมายเหตุคำสั่งซื้อ ไม่มีค่าใช้จ่าย|ໄດ້ ຂຽນໄວ້ໃນໝາຍເຫດຄຳສັ່ງຊື້ ບໍ່ເສຍຄ່າ.',
    'Mine came nicely wrapped.|我收到时包装得很漂亮。|El mío llegó muy bien envuelto.|Le mien est arrivé joliment emballé.|ของฉันห่อมาสวยมาก|ຂອງຂ້ອຍຫໍ່ມາງາມຫຼາຍ.',
  ),
  entry(
    'Can I send it back when the colour does not suit me?|颜色不合适可以退吗？|¿Puedo devolverlo si el color no me convence?|Puis-je le renvoyer si la couleur ne me convient pas ?|ถ้าไม่ชอบสีคืนได้ไหม|ຖ້າບໍ່ມັກສີ ສົ່ງຄືນໄດ້ບໍ?',
    'Yes, within fourteen days and unused, without a reason.|可以，十四天内未使用即可无理由退货。|Sí, en catorce días y sin usar, sin dar motivos.|Oui, sous quatorze jours, non utilisé et sans motif.|ได้ ภายในสิบสี่วันและยังไม่ได้ใช้ โดยไม่ต้องมีเหตุผล|ໄດ້ ພາຍໃນສິບສີ່ມື້ ແລະ ຍັງບໍ່ໄດ້ໃຊ້ ໂດຍບໍ່ຕ້ອງມີເຫດຜົນ.',
    'I returned one; the money was back in three days.|我退过一次，三天就收到了退款。|Devolví uno; el dinero llegó en tres días.|J’en ai renvoyé un ; remboursé en trois jours.|ฉันเคยคืน ได้เงินคืนในสามวัน|ຂ້ອຍເຄີຍສົ່ງຄືນ ໄດ້ເງິນຄືນໃນສາມມື້.',
  ),
  entry(
    'Are the colours as in the pictures?|颜色和图片一样吗？|¿Los colores son como en las fotos?|Les couleurs sont-elles celles des photos ?|สีเหมือนในรูปไหม|ສີຄືກັບໃນຮູບບໍ?',
    'We take the pictures in daylight; screens differ a little.|图片在自然光下拍摄，不同屏幕略有差异。|Hacemos las fotos con luz natural; las pantallas varían un poco.|Nos photos sont prises à la lumière du jour ; les écrans diffèrent un peu.|เราถ่ายรูปด้วยแสงธรรมชาติ หน้าจออาจต่างกันเล็กน้อย|ພວກເຮົາຖ່າຍຮູບດ້ວຍແສງທຳມະຊາດ ໜ້າຈໍອາດຕ່າງກັນໜ້ອຍໜຶ່ງ.',
    'They are the same on my phone.|和我手机上看到的一样。|En mi móvil se ven iguales.|Identiques sur mon téléphone.|เหมือนที่เห็นในโทรศัพท์ของฉัน|ຄືກັບທີ່ເຫັນໃນໂທລະສັບຂອງຂ້ອຍ.',
  ),
];
