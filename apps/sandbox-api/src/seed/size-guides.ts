import { mapWords, type Words, words } from './words.ts';

type Table = { head: Words; rows: readonly (readonly string[])[]; advice: Words };

/** What a department's sizes measure, in centimetres; departments without an entry have no sizes. */
const guides: Readonly<Record<string, Table>> = {
  dress: {
    head: words(
      'Size,Chest,Waist,Hips|尺码,胸围,腰围,臀围|Talla,Pecho,Cintura,Cadera|Taille,Poitrine,Tour de taille,Hanches|ไซซ์,รอบอก,รอบเอว,สะโพก|ຂະໜາດ,ຮອບເອິກ,ຮອບແອວ,ສະໂພກ',
    ),
    rows: [
      ['S', '86–91', '70–75', '90–95'],
      ['M', '92–97', '76–81', '96–101'],
      ['L', '98–105', '82–89', '102–107'],
      ['XL', '106–113', '90–98', '108–114'],
    ],
    advice: words(
      'All measures are of the body, in centimetres. Measure around the fullest part, with the tape level.|所有数据均为身体尺寸，单位厘米。请用软尺水平量取最丰满处。|Todas las medidas son del cuerpo, en centímetros. Mide por la parte más ancha, con la cinta horizontal.|Toutes les mesures sont celles du corps, en centimètres. Mesurez à l’endroit le plus fort, le ruban à l’horizontale.|ทุกค่าคือขนาดร่างกายเป็นเซนติเมตร วัดรอบส่วนที่กว้างที่สุดโดยให้สายวัดอยู่ในแนวราบ|ທຸກຄ່າແມ່ນຂະໜາດຮ່າງກາຍເປັນຊັງຕີແມັດ ວັດຮອບສ່ວນທີ່ກວ້າງທີ່ສຸດໂດຍໃຫ້ສາຍວັດຢູ່ແນວນອນ',
    ),
  },
  'running-shoe': {
    head: words(
      'EU,UK,Foot length|欧码,英码,脚长|UE,RU,Largo del pie|UE,RU,Longueur du pied|EU,UK,ความยาวเท้า|EU,UK,ຄວາມຍາວຕີນ',
    ),
    rows: [
      ['37', '4', '23.5 cm'],
      ['39', '5.5', '24.5 cm'],
      ['41', '7', '26 cm'],
      ['43', '9', '27.5 cm'],
    ],
    advice: words(
      'Measure your longer foot in the evening, standing, from heel to longest toe.|请在傍晚站立时量取较长的一只脚，从脚跟到最长的脚趾。|Mide el pie más largo por la tarde, de pie, del talón al dedo más largo.|Mesurez le pied le plus long le soir, debout, du talon à l’orteil le plus long.|วัดเท้าข้างที่ยาวกว่าในตอนเย็นขณะยืน จากส้นเท้าถึงนิ้วที่ยาวที่สุด|ວັດຕີນຂ້າງທີ່ຍາວກວ່າໃນຕອນແລງຂະນະຢືນ ຈາກສົ້ນຕີນຫານິ້ວທີ່ຍາວທີ່ສຸດ',
    ),
  },
};

const row = (cells: readonly string[], tag: 'th' | 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** The size guide of a department or group by its icon, as HTML; null where goods have no sizes. */
export function sizeGuideOf(icon: string): Words | null {
  const guide = guides[icon];
  if (!guide) return null;
  return mapWords(
    guide.head,
    (head, language) =>
      `<p>${guide.advice[language]}</p><table><thead>${row(head.split(','), 'th')}</thead>` +
      `<tbody>${guide.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`,
  );
}
