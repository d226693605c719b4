import { words } from '../words.ts';

/** What sets the variants of a good apart. Spanish and French forms: m/f/mp/fp, or one for all. */
const rows = {
  light: 'lightweight|轻便|ligero/ligera/ligeros/ligeras|léger/légère/légers/légères|น้ำหนักเบา|ນ້ຳໜັກເບົາ',
  classic:
    'classic|经典|clásico/clásica/clásicos/clásicas|classique/classique/classiques/classiques|คลาสสิก|ຄລາສສິກ',
  compact:
    'compact|小巧|compacto/compacta/compactos/compactas|compact/compacte/compacts/compactes|ขนาดกะทัดรัด|ຂະໜາດກະທັດຮັດ',
  folding:
    'folding|折叠|plegable/plegable/plegables/plegables|pliable/pliable/pliables/pliables|แบบพับได้|ແບບພັບໄດ້',
  handmade:
    'handmade|手工|hecho a mano/hecha a mano/hechos a mano/hechas a mano|fait main/faite main/faits main/faites main|ทำมือ|ເຮັດດ້ວຍມື',
  soft: 'soft|柔软|suave/suave/suaves/suaves|doux/douce/doux/douces|เนื้อนุ่ม|ເນື້ອນຸ່ມ',
  elegant:
    'elegant|优雅|elegante/elegante/elegantes/elegantes|élégant/élégante/élégants/élégantes|ดีไซน์หรู|ດີໄຊຫຼູ',
  waterproof:
    'waterproof|防水|impermeable/impermeable/impermeables/impermeables|étanche/étanche/étanches/étanches|กันน้ำ|ກັນນ້ຳ',
  breathable:
    'breathable|透气|transpirable/transpirable/transpirables/transpirables|respirant/respirante/respirants/respirantes|ระบายอากาศ|ລະບາຍອາກາດ',
  portable:
    'portable|便携|portátil/portátil/portátiles/portátiles|portatif/portative/portatifs/portatives|แบบพกพา|ແບບພົກພາ',
  organic: 'organic|有机|ecológico/ecológica/ecológicos/ecológicas|bio|ออร์แกนิก|ອໍແກນິກ',
  natural:
    'natural|天然|natural/natural/naturales/naturales|naturel/naturelle/naturels/naturelles|จากธรรมชาติ|ຈາກທຳມະຊາດ',
  rustic:
    'rustic|质朴|rústico/rústica/rústicos/rústicas|rustique/rustique/rustiques/rustiques|สไตล์รัสติก|ສະໄຕລ໌ຊົນນະບົດ',
  modern:
    'modern|现代|moderno/moderna/modernos/modernas|moderne/moderne/modernes/modernes|สไตล์โมเดิร์น|ສະໄຕລ໌ທັນສະໄໝ',
  colourful:
    'colourful|多彩|colorido/colorida/coloridos/coloridas|coloré/colorée/colorés/colorées|สีสันสดใส|ສີສັນສົດໃສ',
  sturdy:
    'sturdy|坚固|resistente/resistente/resistentes/resistentes|robuste/robuste/robustes/robustes|แข็งแรงทนทาน|ແຂງແຮງທົນທານ',
  adjustable:
    'adjustable|可调节|ajustable/ajustable/ajustables/ajustables|réglable/réglable/réglables/réglables|ปรับได้|ປັບໄດ້',
  wireless: 'wireless|无线|inalámbrico/inalámbrica/inalámbricos/inalámbricas|sans fil|ไร้สาย|ໄຮ້ສາຍ',
  quiet:
    'quiet|静音|silencioso/silenciosa/silenciosos/silenciosas|silencieux/silencieuse/silencieux/silencieuses|เสียงเงียบ|ສຽງງຽບ',
  smart:
    'smart|智能|inteligente/inteligente/inteligentes/inteligentes|intelligent/intelligente/intelligents/intelligentes|อัจฉริยะ|ອັດສະລິຍະ',
  studio: 'studio|专业级|de estudio|de studio|ระดับสตูดิโอ|ລະດັບສະຕູດິໂອ',
  travel: 'travel|旅行|de viaje|de voyage|สำหรับเดินทาง|ສຳລັບເດີນທາງ',
  retro: 'retro|复古|retro|rétro|สไตล์ย้อนยุค|ສະໄຕລ໌ຍ້ອນຍຸກ',
  everyday: 'everyday|日常|de diario|du quotidien|สำหรับใช้ทุกวัน|ສຳລັບໃຊ້ທຸກວັນ',
  kids: 'children’s|儿童|para niños|pour enfants|สำหรับเด็ก|ສຳລັບເດັກ',
  beginner: 'beginner’s|入门|para principiantes|pour débutants|สำหรับมือใหม่|ສຳລັບຜູ້ເລີ່ມຕົ້ນ',
  cotton: 'cotton|纯棉|de algodón|en coton|ผ้าฝ้าย|ຜ້າຝ້າຍ',
  merino: 'merino|美利奴羊毛|de lana merina|en laine mérinos|ขนแกะเมอริโน|ຂົນແກະເມຣິໂນ',
  linen: 'linen|亚麻|de lino|en lin|ผ้าลินิน|ຜ້າລິນິນ',
  silk: 'silk|真丝|de seda|en soie|ผ้าไหม|ຜ້າໄໝ',
  velvet: 'velvet|丝绒|de terciopelo|en velours|ผ้ากำมะหยี่|ຜ້າກຳມະຫຍີ່',
  leather: 'leather|真皮|de piel|en cuir|หนังแท้|ໜັງແທ້',
  canvas: 'canvas|帆布|de lona|en toile|ผ้าใบ|ຜ້າໃບ',
  oak: 'oak|橡木|de roble|en chêne|ไม้โอ๊ก|ໄມ້ໂອ໊ກ',
  bamboo: 'bamboo|竹制|de bambú|en bambou|ไม้ไผ่|ໄມ້ໄຜ່',
  ceramic: 'ceramic|陶瓷|de cerámica|en céramique|เซรามิก|ເຊຣາມິກ',
  stoneware: 'stoneware|炻器|de gres|en grès|สโตนแวร์|ດິນເຜົາສະໂຕນແວ',
  enamel:
    'enamel|珐琅|esmaltado/esmaltada/esmaltados/esmaltadas|émaillé/émaillée/émaillés/émaillées|เคลือบอีนาเมล|ເຄືອບອີນາເມວ',
  steel: 'stainless-steel|不锈钢|de acero inoxidable|en acier inoxydable|สเตนเลส|ສະແຕນເລດ',
  brass: 'brass|黄铜|de latón|en laiton|ทองเหลือง|ທອງເຫຼືອງ',
  glass: 'glass|玻璃|de vidrio|en verre|แก้ว|ແກ້ວ',
  recycled:
    'recycled|再生材料|reciclado/reciclada/reciclados/recicladas|recyclé/recyclée/recyclés/recyclées|วัสดุรีไซเคิล|ວັດສະດຸລີໄຊເຄີນ',
  gift: 'gift-boxed|礼盒装|para regalo|en coffret cadeau|ชุดของขวัญ|ຊຸດຂອງຂວັນ',
  family: 'family-size|家庭装|tamaño familiar|format familial|ขนาดครอบครัว|ຂະໜາດຄອບຄົວ',
  roasted: 'slow-roasted|慢烤|de tueste lento|à torréfaction lente|คั่วช้า|ຂົ້ວຊ້າ',
  dark: 'dark|浓郁|intenso/intensa/intensos/intensas|intense/intense/intenses/intenses|รสเข้มข้น|ລົດເຂັ້ມຂຸ້ນ',
  mountain: 'mountain|高山|de montaña|de montagne|จากภูเขา|ຈາກພູເຂົາ',
} as const;

export type Modifier = keyof typeof rows;

export const modifiers = Object.fromEntries(
  Object.entries(rows).map(([name, text]) => [name, words(text)]),
) as Record<Modifier, ReturnType<typeof words>>;
