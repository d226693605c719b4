import { words } from '../../words.ts';

/** The colours and woods of the goods, by their names in the picture catalogue. */
export const finishes = {
  chalk: words('Chalk|粉白|Tiza|Craie|ขาวชอล์ก|ຂາວປູນ'),
  oat: words('Oat|燕麦色|Avena|Avoine|ข้าวโอ๊ต|ສີເຂົ້າໂອດ'),
  sand: words('Sand|沙色|Arena|Sable|ทราย|ສີຊາຍ'),
  stone: words('Stone|石灰色|Piedra|Pierre|เทาหิน|ສີຫີນ'),
  clay: words('Clay|陶土色|Arcilla|Argile|ดินเผา|ສີດິນເຜົາ'),
  rust: words('Rust|铁锈红|Óxido|Rouille|แดงสนิม|ສີຂີ້ໝ້ຽງ'),
  ochre: words('Ochre|赭黄|Ocre|Ocre|เหลืองดิน|ເຫຼືອງດິນ'),
  butter: words('Butter|奶油黄|Mantequilla|Beurre|เหลืองเนย|ເຫຼືອງເນີຍ'),
  sage: words('Sage|鼠尾草绿|Salvia|Sauge|เขียวเสจ|ຂຽວເສຈ'),
  olive: words('Olive|橄榄绿|Oliva|Olive|เขียวมะกอก|ຂຽວໝາກກອກ'),
  moss: words('Moss|苔藓绿|Musgo|Mousse|เขียวมอส|ຂຽວມອສ'),
  green: words('Green|浅绿|Verde|Vert|เขียวอ่อน|ຂຽວອ່ອນ'),
  forest: words('Forest|森林绿|Bosque|Forêt|เขียวป่า|ຂຽວປ່າ'),
  teal: words('Teal|凫蓝|Verde azulado|Bleu canard|เขียวหัวเป็ด|ຂຽວຫົວເປັດ'),
  sky: words('Sky|天空灰蓝|Cielo|Ciel|ฟ้าหม่น|ຟ້າອ່ອນ'),
  denim: words('Denim|牛仔蓝|Vaquero|Denim|น้ำเงินยีนส์|ຟ້າຢີນ'),
  navy: words('Navy|藏青|Azul marino|Marine|กรมท่า|ກົມທ່າ'),
  rose: words('Rose|灰玫瑰|Rosa|Rose|กุหลาบ|ກຸຫຼາບ'),
  plum: words('Plum|梅紫|Ciruela|Prune|ม่วงพลัม|ມ່ວງພລຳ'),
  charcoal: words('Charcoal|炭灰|Carbón|Anthracite|เทาถ่าน|ສີຖ່ານ'),
  ink: words('Ink|墨黑|Tinta|Encre|ดำหมึก|ດຳໝຶກ'),
  black: words('Black|黑色|Negro|Noir|ดำ|ດຳ'),
  tan: words('Tan|浅棕|Tostado|Fauve|น้ำตาลอ่อน|ນ້ຳຕານອ່ອນ'),
  brown: words('Brown|深棕|Marrón|Brun|น้ำตาล|ນ້ຳຕານ'),
  amber: words('Amber|琥珀色|Ámbar|Ambre|อำพัน|ອຳພັນ'),
  oak: words('Oak|橡木|Roble|Chêne|ไม้โอ๊ก|ໄມ້ໂອກ'),
  walnut: words('Walnut|胡桃木|Nogal|Noyer|ไม้วอลนัต|ໄມ້ວອລນັດ'),
  ash: words('Ash|白蜡木|Fresno|Frêne|ไม้แอช|ໄມ້ແອຊ'),
  beech: words('Beech|榉木|Haya|Hêtre|ไม้บีช|ໄມ້ບີຊ'),
} as const;

export type Finish = keyof typeof finishes;
