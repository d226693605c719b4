import { mapWords, type Words, words } from './words.ts';

type Table = { head: Words; rows: readonly (readonly string[])[]; advice: Words };

const feet: Table = {
  head: words(
    'EU,UK,Foot length|欧码,英码,脚长|UE,RU,Largo del pie|UE,RU,Longueur du pied|EU,UK,ความยาวเท้า|EU,UK,ຄວາມຍາວຕີນ',
  ),
  rows: [
    ['36–38', '3.5–5', '22.5–24 cm'],
    ['39–41', '5.5–7.5', '24.5–26 cm'],
    ['42–44', '8–9.5', '26.5–28 cm'],
  ],
  advice: words(
    'Measure your longer foot in the evening, standing, from heel to longest toe.|请在傍晚站立时量取较长的一只脚，从脚跟到最长的脚趾。|Mide el pie más largo por la tarde, de pie, del talón al dedo más largo.|Mesurez le pied le plus long le soir, debout, du talon à l’orteil le plus long.|วัดเท้าข้างที่ยาวกว่าในตอนเย็นขณะยืน จากส้นเท้าถึงนิ้วที่ยาวที่สุด|ວັດຕີນຂ້າງທີ່ຍາວກວ່າໃນຕອນແລງຂະນະຢືນ ຈາກສົ້ນຕີນຫານິ້ວທີ່ຍາວທີ່ສຸດ',
  ),
};

/** The measurements of sizes, by the key of the category. */
const tables: Readonly<Record<string, Table>> = {
  hats: {
    head: words('Size,Head|尺码,头围|Talla,Contorno de cabeza|Taille,Tour de tête|ไซซ์,รอบศีรษะ|ຂະໜາດ,ຮອບຫົວ'),
    rows: [
      ['S', '55–56 cm'],
      ['M', '57–58 cm'],
      ['L', '59–60 cm'],
    ],
    advice: words(
      'Measure around the head, a finger above eyebrows and ears, with the tape level.|请用软尺绕头一周水平量取，高出眉毛和耳朵一指。|Mide alrededor de la cabeza, un dedo por encima de las cejas y las orejas, con la cinta horizontal.|Mesurez le tour de la tête, un doigt au-dessus des sourcils et des oreilles, le ruban à l’horizontale.|วัดรอบศีรษะเหนือคิ้วและหูหนึ่งนิ้วมือ โดยให้สายวัดอยู่ในแนวราบ|ວັດຮອບຫົວເໜືອຄິ້ວ ແລະ ຫູໜຶ່ງນິ້ວມື ໂດຍໃຫ້ສາຍວັດຢູ່ແນວນອນ',
    ),
  },
  shoeCare: feet,
  hosiery: feet,
};

const row = (cells: readonly string[], tag: 'th' | 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const asHtml = ({ head, rows, advice }: Table): Words =>
  mapWords(
    head,
    (cells, language) =>
      `<p>${advice[language]}</p><table><thead>${row(cells.split(','), 'th')}</thead>` +
      `<tbody>${rows.map((each) => row(each, 'td')).join('')}</tbody></table>`,
  );

/** The size guides as HTML, by the key of the category. */
export const sizeGuides: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.entries(tables).map(([key, table]) => [key, asHtml(table)]),
);
