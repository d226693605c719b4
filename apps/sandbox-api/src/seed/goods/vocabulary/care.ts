import { words } from '../../words.ts';

/** The care instructions of the goods, by material. */
export const care = {
  dishwasher: words(
    'Dishwasher and microwave safe.|可用洗碗机和微波炉。|Apto para lavavajillas y microondas.|Passe au lave-vaisselle et au micro-ondes.|ใช้กับเครื่องล้างจานและไมโครเวฟได้|ໃຊ້ກັບເຄື່ອງລ້າງຖ້ວຍ ແລະ ໄມໂຄຣເວບໄດ້',
  ),
  vase: words(
    'Rinse with warm water and a bottle brush; protect wooden tops from scratches.|用温水和瓶刷清洗；木质台面请加垫。|Enjuagar con agua tibia y un cepillo; proteger la madera.|Rincer à l’eau tiède avec un goupillon ; protéger les bois.|ล้างด้วยน้ำอุ่นและแปรงล้างขวด รองก้นเมื่อวางบนไม้|ລ້າງດ້ວຍນ້ຳອຸ່ນ ແລະ ແປງລ້າງຂວດ ຮອງກົ້ນເມື່ອວາງເທິງໄມ້',
  ),
  rawClay: words(
    'Wipe with a dry cloth; lime may bloom on the clay and can be brushed off.|用干布擦拭；表面析出的水垢可刷去。|Limpiar con un paño seco; la cal que aflora se cepilla.|Essuyer à sec ; le calcaire qui affleure se brosse.|เช็ดด้วยผ้าแห้ง คราบหินปูนที่ขึ้นผิวปัดออกได้|ເຊັດດ້ວຍຜ້າແຫ້ງ ຄາບຫີນປູນແປງອອກໄດ້',
  ),
  handWash: words(
    'Wash by hand and dry at once.|手洗后立即擦干。|Lavar a mano y secar enseguida.|Laver à la main et sécher aussitôt.|ล้างด้วยมือและเช็ดให้แห้งทันที|ລ້າງດ້ວຍມື ແລະ ເຊັດໃຫ້ແຫ້ງທັນທີ',
  ),
  glass: words(
    'Dishwasher safe; avoid sudden changes of temperature.|可用洗碗机；避免骤冷骤热。|Apto para lavavajillas; evitar cambios bruscos de temperatura.|Passe au lave-vaisselle ; éviter les chocs thermiques.|เข้าเครื่องล้างจานได้ เลี่ยงอุณหภูมิเปลี่ยนฉับพลัน|ເຂົ້າເຄື່ອງລ້າງຖ້ວຍໄດ້ ຫຼີກລ່ຽງອຸນຫະພູມປ່ຽນກະທັນຫັນ',
  ),
  castIron: words(
    'Rinse hot without soap, dry on the hob, oil thinly.|热水冲洗，不用洗洁精，烘干后薄涂油。|Enjuagar con agua caliente sin jabón, secar al fuego y engrasar.|Rincer à chaud sans savon, sécher sur le feu, huiler finement.|ล้างน้ำร้อนไม่ใช้สบู่ ผึ่งบนเตาให้แห้ง ทาน้ำมันบาง ๆ|ລ້າງນ້ຳຮ້ອນບໍ່ໃຊ້ສະບູ ຕາກເທິງເຕົາໃຫ້ແຫ້ງ ທານ້ຳມັນບາງໆ',
  ),
  enamel: words(
    'Soak rather than scour; use wooden tools.|以浸泡代替刮擦；使用木制锅铲。|Remojar en vez de rascar; usar utensilios de madera.|Faire tremper plutôt que gratter ; ustensiles en bois.|แช่น้ำแทนการขัด ใช้ช้อนไม้|ແຊ່ນ້ຳແທນການຂັດ ໃຊ້ບ່ວງໄມ້',
  ),
  oiledWood: words(
    'Wipe damp, never soak; oil twice a year.|湿布擦拭，切勿浸泡；每年上油两次。|Pasar un paño húmedo, no sumergir; aceitar dos veces al año.|Essuyer humide, ne pas tremper ; huiler deux fois par an.|เช็ดด้วยผ้าหมาด ห้ามแช่น้ำ ทาน้ำมันปีละสองครั้ง|ເຊັດດ້ວຍຜ້າປຽກໝາດ ຫ້າມແຊ່ນ້ຳ ທານ້ຳມັນປີລະສອງຄັ້ງ',
  ),
  furniture: words(
    'Dust with a soft cloth; use coasters under hot and wet things.|软布除尘；冷热杯具请加杯垫。|Quitar el polvo con un paño suave; usar posavasos.|Dépoussiérer au chiffon doux ; poser des dessous de verre.|ปัดฝุ่นด้วยผ้านุ่ม ใช้ที่รองแก้ว|ປັດຝຸ່ນດ້ວຍຜ້ານຸ່ມ ໃຊ້ບ່ອນຮອງຈອກ',
  ),
  upholstery: words(
    'Vacuum weekly with a soft brush; dab stains with cold water.|每周用软刷吸尘；污渍以冷水轻拍。|Aspirar cada semana; tratar las manchas con agua fría.|Aspirer chaque semaine ; tamponner les taches à l’eau froide.|ดูดฝุ่นทุกสัปดาห์ ซับคราบด้วยน้ำเย็น|ດູດຝຸ່ນທຸກອາທິດ ຊັບຮອຍເປື້ອນດ້ວຍນ້ຳເຢັນ',
  ),
  lamp: words(
    'Unplug, let it cool, wipe with a dry cloth.|断电冷却后用干布擦拭。|Desenchufar, dejar enfriar y limpiar en seco.|Débrancher, laisser refroidir, essuyer à sec.|ถอดปลั๊ก ปล่อยให้เย็น แล้วเช็ดด้วยผ้าแห้ง|ຖອດປລັກ ປ່ອຍໃຫ້ເຢັນ ແລ້ວເຊັດດ້ວຍຜ້າແຫ້ງ',
  ),
  brass: words(
    'Brass darkens with time; a brass cloth brings back the shine.|黄铜会随时间变深，用擦铜布可恢复光泽。|El latón se oscurece; un paño para latón le devuelve el brillo.|Le laiton fonce ; un chiffon adapté lui rend son éclat.|ทองเหลืองจะเข้มขึ้นตามเวลา ใช้ผ้าขัดให้เงาได้|ທອງເຫຼືອງຈະເຂັ້ມຂຶ້ນຕາມເວລາ ໃຊ້ຜ້າຂັດໃຫ້ເງົາໄດ້',
  ),
  candle: words(
    'Trim the wick to 5 mm; never leave a flame alone.|烛芯剪至 5 毫米；明火须有人看管。|Recortar la mecha a 5 mm; no dejar la llama sola.|Couper la mèche à 5 mm ; ne pas laisser sans surveillance.|ตัดไส้เทียนให้เหลือ 5 มม. ห้ามทิ้งเปลวไฟไว้ลำพัง|ຕັດໄສ້ທຽນໃຫ້ເຫຼືອ 5 ມມ ຫ້າມປະແປວໄຟໄວ້',
  ),
  towels: words(
    'Machine wash at 60 °C, without softener.|60 °C 机洗，勿用柔顺剂。|Lavar a 60 °C, sin suavizante.|Laver à 60 °C, sans adoucissant.|ซักเครื่อง 60 °C ไม่ใช้น้ำยาปรับผ้านุ่ม|ຊັກເຄື່ອງ 60 °C ບໍ່ໃຊ້ນ້ຳຢາປັບຜ້ານຸ່ມ',
  ),
  linen: words(
    'Machine wash at 40 °C, dry on a line.|40 °C 机洗，悬挂晾干。|Lavar a 40 °C y tender.|Laver à 40 °C, sécher sur fil.|ซักเครื่อง 40 °C ตากลมให้แห้ง|ຊັກເຄື່ອງ 40 °C ຕາກລົມໃຫ້ແຫ້ງ',
  ),
  wool: words(
    'Air often; wash by hand in cool water and dry flat.|常通风；冷水手洗，平铺晾干。|Airear a menudo; lavar a mano en frío y secar en plano.|Aérer souvent ; laver à la main à froid, sécher à plat.|ผึ่งลมบ่อย ๆ ซักมือด้วยน้ำเย็น วางราบให้แห้ง|ຜຶ່ງລົມເລື້ອຍໆ ຊັກມືດ້ວຍນ້ຳເຢັນ ວາງຮາບໃຫ້ແຫ້ງ',
  ),
  natural: words(
    'Keep dry; shake out or brush.|保持干燥；抖落或刷净灰尘。|Mantener seco; sacudir o cepillar.|Garder au sec ; secouer ou brosser.|เก็บให้แห้ง สะบัดหรือแปรงฝุ่นออก|ຮັກສາໃຫ້ແຫ້ງ ສະບັດ ຫຼື ແປງຝຸ່ນອອກ',
  ),
  leather: words(
    'Wipe dry, feed with leather balm twice a year.|擦干，每年涂两次皮革护理膏。|Secar con un paño y nutrir con bálsamo dos veces al año.|Essuyer à sec, nourrir au baume deux fois par an.|เช็ดให้แห้ง ทาบาล์มหนังปีละสองครั้ง|ເຊັດໃຫ້ແຫ້ງ ທາບາມໜັງປີລະສອງຄັ້ງ',
  ),
  jewellery: words(
    'Take off in water; keep in its pouch, polish with a soft cloth.|遇水请取下；收于布袋，软布擦亮。|Quitar antes del agua; guardar en su bolsa y frotar con un paño.|Retirer dans l’eau ; ranger dans son pochon, lustrer au chiffon.|ถอดก่อนโดนน้ำ เก็บในถุงผ้า เช็ดด้วยผ้านุ่ม|ຖອດກ່ອນຖືກນ້ຳ ເກັບໃນຖົງຜ້າ ເຊັດດ້ວຍຜ້ານຸ່ມ',
  ),
  clock: words(
    'Wipe with a dry cloth; keep away from magnets.|干布擦拭；远离磁场。|Limpiar en seco; alejar de imanes.|Essuyer à sec ; éloigner des aimants.|เช็ดด้วยผ้าแห้ง เก็บห่างจากแม่เหล็ก|ເຊັດດ້ວຍຜ້າແຫ້ງ ເກັບໄກຈາກແມ່ເຫຼັກ',
  ),
  device: words(
    'Wipe with a dry cloth; keep away from water and heat.|干布擦拭；避水避热。|Limpiar en seco; alejar del agua y del calor.|Essuyer à sec ; tenir loin de l’eau et de la chaleur.|เช็ดด้วยผ้าแห้ง เก็บให้ห่างน้ำและความร้อน|ເຊັດດ້ວຍຜ້າແຫ້ງ ເກັບໃຫ້ໄກນ້ຳ ແລະ ຄວາມຮ້ອນ',
  ),
  paper: words(
    'Keep dry and out of strong sun.|防潮，避免强光直射。|Mantener seco y lejos del sol fuerte.|Garder au sec, à l’abri du soleil.|เก็บให้แห้งและพ้นแดดจัด|ຮັກສາໃຫ້ແຫ້ງ ແລະ ພົ້ນແດດແຮງ',
  ),
  skin: words(
    'Keep cool and closed; stop using it if the skin reddens.|阴凉密封存放；如皮肤发红请停用。|Guardar cerrado en lugar fresco; suspender si la piel se enrojece.|Conserver fermé au frais ; cesser en cas de rougeur.|ปิดฝาเก็บในที่เย็น หยุดใช้หากผิวแดง|ປິດຝາເກັບບ່ອນເຢັນ ຢຸດໃຊ້ຖ້າຜິວແດງ',
  ),
  larder: words(
    'Keep cool, dry and dark.|置于阴凉、干燥、避光处。|Guardar en lugar fresco, seco y oscuro.|Conserver au frais, au sec, à l’abri de la lumière.|เก็บในที่เย็น แห้ง และมืด|ເກັບບ່ອນເຢັນ ແຫ້ງ ແລະ ມືດ',
  ),
  opened: words(
    'Once open, keep in the fridge.|开封后请冷藏。|Una vez abierto, conservar en la nevera.|Après ouverture, garder au réfrigérateur.|เปิดแล้วเก็บในตู้เย็น|ເປີດແລ້ວເກັບໃນຕູ້ເຢັນ',
  ),
  dryPlant: words(
    'Bright window; water when the soil has dried out.|放在明亮窗边；土干透再浇水。|Ventana luminosa; regar cuando la tierra esté seca.|Fenêtre claire ; arroser quand la terre a séché.|วางริมหน้าต่างสว่าง รดน้ำเมื่อดินแห้ง|ວາງແຄມປ່ອງຢ້ຽມແຈ້ງ ຫົດນ້ຳເມື່ອດິນແຫ້ງ',
  ),
  plant: words(
    'Bright, no midday sun; water once a week.|明亮散射光；每周浇水一次。|Luz sin sol de mediodía; regar una vez por semana.|Lumière sans soleil de midi ; arroser une fois par semaine.|แสงสว่างไม่โดนแดดเที่ยง รดน้ำสัปดาห์ละครั้ง|ແສງແຈ້ງບໍ່ຖືກແດດທ່ຽງ ຫົດນ້ຳອາທິດລະຄັ້ງ',
  ),
  cutFlowers: words(
    'Cut the stems and change the water every second day.|每两天剪茎换水。|Cortar los tallos y cambiar el agua cada dos días.|Recouper les tiges et changer l’eau tous les deux jours.|ตัดก้านและเปลี่ยนน้ำทุกสองวัน|ຕັດກ້ານ ແລະ ປ່ຽນນ້ຳທຸກສອງມື້',
  ),
  wipe: words(
    'Wipe with a damp cloth and let it dry.|湿布擦拭后晾干。|Pasar un paño húmedo y dejar secar.|Essuyer avec un chiffon humide et laisser sécher.|เช็ดด้วยผ้าหมาดแล้วปล่อยให้แห้ง|ເຊັດດ້ວຍຜ້າໝາດແລ້ວປ່ອຍໃຫ້ແຫ້ງ',
  ),
} as const;

export type Care = keyof typeof care;
