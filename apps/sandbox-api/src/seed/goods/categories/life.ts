import { words } from '../../words.ts';

/** Categories of goods for writing, eating, gardening, playing, listening and wearing. */
export const life = {
  desk: {
    name: words(
      'Desk & paper|书桌与纸品|Escritorio y papel|Bureau et papier|โต๊ะทำงานและกระดาษ|ໂຕະເຮັດວຽກ ແລະ ເຈ້ຍ',
    ),
    face: 'fountain-pen',
    groups: {
      writing: {
        name: words(
          'Writing & drawing|书写与绘画|Escribir y dibujar|Écrire et dessiner|เขียนและวาด|ຂຽນ ແລະ ແຕ້ມ',
        ),
        leaves: {
          pens: words('Pens & pencils|笔|Plumas y lápices|Stylos et crayons|ปากกาและดินสอ|ປາກກາ ແລະ ສໍ'),
          books: words(
            'Books & notebooks|书与笔记本|Libros y cuadernos|Livres et carnets|หนังสือและสมุด|ປຶ້ມ ແລະ ສະໝຸດ',
          ),
          letters: words(
            'Letters & wrapping|信笺与包装|Cartas y envoltorio|Courrier et emballage|จดหมายและห่อของขวัญ|ຈົດໝາຍ ແລະ ຫໍ່ຂອງຂວັນ',
          ),
        },
      },
      tidy: {
        name: words('On the desk|桌上用品|Sobre la mesa|Sur le bureau|บนโต๊ะ|ເທິງໂຕະ'),
        leaves: {
          deskTools: words('Desk tools|桌面工具|Útiles de mesa|Outils de bureau|อุปกรณ์บนโต๊ะ|ອຸປະກອນເທິງໂຕະ'),
          deskTrays: words(
            'Trays & racks|托盘与架|Bandejas y organizadores|Plateaux et porte-lettres|ถาดและที่เสียบ|ຖາດ ແລະ ບ່ອນສຽບ',
          ),
        },
      },
    },
  },
  pantry: {
    name: words('Pantry|食品柜|Despensa|Épicerie|ของกินในตู้|ຂອງກິນໃນຕູ້'),
    face: 'olive-oil',
    groups: {
      drinks: {
        name: words('Drinks|饮品|Bebidas|Boissons|เครื่องดื่ม|ເຄື່ອງດື່ມ'),
        leaves: {
          tea: words('Tea & coffee|茶与咖啡|Té y café|Thé et café|ชาและกาแฟ|ຊາ ແລະ ກາເຟ'),
          bottles: words('Bottles|瓶装饮品|Botellas|Bouteilles|เครื่องดื่มขวด|ເຄື່ອງດື່ມຂວດ'),
        },
      },
      larder: {
        name: words('Larder|食材|Alacena|Garde-manger|วัตถุดิบ|ວັດຖຸດິບ'),
        leaves: {
          oil: words(
            'Oil & spices|油与香料|Aceite y especias|Huiles et épices|น้ำมันและเครื่องเทศ|ນ້ຳມັນ ແລະ ເຄື່ອງເທດ',
          ),
          staples: words(
            'Flour, pasta & tins|面粉、意面与罐头|Harina, pasta y conservas|Farine, pâtes et conserves|แป้ง พาสต้า และกระป๋อง|ແປ້ງ ພາສຕ້າ ແລະ ກະປ໋ອງ',
          ),
        },
      },
      sweet: {
        name: words('Sweet|甜食|Dulce|Douceurs|ของหวาน|ຂອງຫວານ'),
        leaves: {
          spreads: words(
            'Honey & jam|蜂蜜与果酱|Miel y mermelada|Miel et confiture|น้ำผึ้งและแยม|ນ້ຳເຜິ້ງ ແລະ ແຢມ',
          ),
          chocolate: words(
            'Chocolate & biscuits|巧克力与饼干|Chocolate y galletas|Chocolat et biscuits|ช็อกโกแลตและบิสกิต|ຊັອກໂກແລັດ ແລະ ບິສກິດ',
          ),
        },
      },
    },
  },
  plants: {
    name: words('Plants|植物|Plantas|Plantes|ต้นไม้|ຕົ້ນໄມ້'),
    face: 'olive-tree',
    groups: {
      green: {
        name: words('Green plants|绿植|Plantas verdes|Plantes vertes|ไม้ใบ|ໄມ້ໃບ'),
        leaves: {
          foliage: words('Foliage|观叶植物|De hoja|Feuillages|ไม้ใบ|ໄມ້ໃບປະດັບ'),
          succulents: words(
            'Cacti & succulents|多肉与仙人掌|Cactus y suculentas|Cactées et succulentes|กระบองเพชรและไม้อวบน้ำ|ກະບອງເພັດ ແລະ ໄມ້ອວບນ້ຳ',
          ),
        },
      },
      flowers: {
        name: words(
          'Flowers & care|花与养护|Flores y cuidado|Fleurs et entretien|ดอกไม้และการดูแล|ດອກໄມ້ ແລະ ການດູແລ',
        ),
        leaves: {
          flowers: words(
            'Flowers & grasses|鲜花与干草|Flores y gramíneas|Fleurs et graminées|ดอกไม้และหญ้าแห้ง|ດອກໄມ້ ແລະ ຫຍ້າແຫ້ງ',
          ),
          watering: words('Watering|浇水|Riego|Arrosage|รดน้ำ|ຫົດນ້ຳ'),
        },
      },
    },
  },
  play: {
    name: words('Toys & sport|玩具与运动|Juego y deporte|Jeux et sport|ของเล่นและกีฬา|ຂອງຫຼິ້ນ ແລະ ກິລາ'),
    face: 'rainbow',
    groups: {
      toys: {
        name: words('Toys|玩具|Juguetes|Jouets|ของเล่น|ຂອງຫຼິ້ນ'),
        leaves: {
          firstToys: words('First toys|启蒙玩具|Primeros juguetes|Premiers jouets|ของเล่นชิ้นแรก|ຂອງຫຼິ້ນທຳອິດ'),
          building: words(
            'Building & vehicles|积木与车辆|Construcción y vehículos|Construction et véhicules|ตัวต่อและยานพาหนะ|ຕົວຕໍ່ ແລະ ພາຫະນະ',
          ),
          games: words('Games|游戏|Juegos de mesa|Jeux de société|เกม|ເກມ'),
        },
      },
      sport: {
        name: words('Sport|运动|Deporte|Sport|กีฬา|ກິລາ'),
        leaves: {
          training: words('Training|训练|Entrenamiento|Entraînement|ออกกำลังกาย|ອອກກຳລັງກາຍ'),
          yoga: words('Yoga|瑜伽|Yoga|Yoga|โยคะ|ໂຢຄະ'),
          balls: words(
            'Balls & outdoors|球类与户外|Pelotas y aire libre|Balles et plein air|ลูกบอลและกลางแจ้ง|ໝາກບານ ແລະ ກາງແຈ້ງ',
          ),
        },
      },
    },
  },
  sound: {
    name: words(
      'Sound & small devices|音响与小电器|Sonido y pequeños aparatos|Son et petits appareils|เครื่องเสียงและอุปกรณ์|ເຄື່ອງສຽງ ແລະ ອຸປະກອນ',
    ),
    face: 'radio',
    groups: {
      listening: {
        name: words('Listening|聆听|Escuchar|Écouter|ฟัง|ຟັງ'),
        leaves: {
          speakers: words(
            'Speakers & radios|音箱与收音机|Altavoces y radios|Enceintes et radios|ลำโพงและวิทยุ|ລຳໂພງ ແລະ ວິທະຍຸ',
          ),
          headphones: words('Headphones|耳机|Auriculares|Casques|หูฟัง|ຫູຟັງ'),
          recording: words(
            'Turntables & microphones|唱机与麦克风|Tocadiscos y micrófonos|Platines et micros|เครื่องเล่นแผ่นเสียงและไมค์|ເຄື່ອງຫຼິ້ນແຜ່ນສຽງ ແລະ ໄມ',
          ),
        },
      },
      devices: {
        name: words('Devices|小电器|Aparatos|Appareils|อุปกรณ์|ອຸປະກອນ'),
        leaves: {
          deskDevices: words('For the desk|桌面设备|Para la mesa|Pour le bureau|สำหรับโต๊ะทำงาน|ສຳລັບໂຕະເຮັດວຽກ'),
          cameras: words(
            'Cameras & fans|相机与风扇|Cámaras y ventiladores|Appareils photo et ventilateurs|กล้องและพัดลม|ກ້ອງ ແລະ ພັດລົມ',
          ),
        },
      },
    },
  },
  wear: {
    name: words(
      'Clothing & accessories|服饰与配件|Ropa y accesorios|Vêtements et accessoires|เสื้อผ้าและเครื่องประดับ|ເຄື່ອງນຸ່ງ ແລະ ເຄື່ອງປະດັບ',
    ),
    face: 'satchel',
    groups: {
      clothing: {
        name: words(
          'Clothing & wardrobe|服装与衣橱|Ropa y armario|Vêtements et penderie|เสื้อผ้าและตู้เสื้อผ้า|ເຄື່ອງນຸ່ງ ແລະ ຕູ້ເສື້ອຜ້າ',
        ),
        leaves: {
          wardrobe: words(
            'Hangers & umbrellas|衣架与雨伞|Perchas y paraguas|Cintres et parapluies|ไม้แขวนเสื้อและร่ม|ໄມ້ແຂວນເສື້ອ ແລະ ຄັນຮົ່ມ',
          ),
          hosiery: words(
            'Socks & mending|袜与织补|Calcetines y zurcido|Chaussettes et raccommodage|ถุงเท้าและอุปกรณ์ปะชุน|ຖົງຕີນ ແລະ ເຄື່ອງປະຊຸນ',
          ),
          hats: words(
            'Hats & scarves|帽与围巾|Gorros y bufandas|Chapeaux et écharpes|หมวกและผ้าพันคอ|ໝວກ ແລະ ຜ້າພັນຄໍ',
          ),
          shoeCare: words('Shoe care|鞋履护理|Cuidado del calzado|Soin des chaussures|ดูแลรองเท้า|ບົວລະບັດເກີບ'),
        },
      },
      bags: {
        name: words('Bags & leather|包与皮具|Bolsos y cuero|Sacs et cuir|กระเป๋าและเครื่องหนัง|ກະເປົາ ແລະ ເຄື່ອງໜັງ'),
        leaves: {
          bags: words('Bags|包|Bolsos|Sacs|กระเป๋า|ກະເປົາ'),
          travel: words('Travel|旅行|Viaje|Voyage|เดินทาง|ເດີນທາງ'),
          leather: words(
            'Small leather goods|小皮件|Pequeña marroquinería|Petite maroquinerie|เครื่องหนังชิ้นเล็ก|ເຄື່ອງໜັງນ້ອຍ',
          ),
          eyewear: words('Sunglasses|太阳镜|Gafas de sol|Lunettes de soleil|แว่นกันแดด|ແວ່ນກັນແດດ'),
        },
      },
      jewellery: {
        name: words(
          'Jewellery & clocks|首饰与钟表|Joyas y relojes|Bijoux et horlogerie|เครื่องประดับและนาฬิกา|ເຄື່ອງປະດັບ ແລະ ໂມງ',
        ),
        leaves: {
          rings: words(
            'Rings & bracelets|戒指与手镯|Anillos y pulseras|Bagues et bracelets|แหวนและกำไล|ແຫວນ ແລະ ກຳໄລ',
          ),
          necklaces: words(
            'Necklaces & earrings|项链与耳饰|Collares y pendientes|Colliers et boucles d’oreilles|สร้อยและต่างหู|ສາຍຄໍ ແລະ ຕຸ້ມຫູ',
          ),
          watches: words('Watches|腕表|Relojes de pulsera|Montres|นาฬิกาข้อมือ|ໂມງແຂນ'),
          clocks: words('Clocks|时钟|Relojes de casa|Horloges|นาฬิกาบ้าน|ໂມງຕັ້ງ'),
        },
      },
    },
  },
} as const;
