import { words } from '../words.ts';

/** The menu in three levels: departments, their groups, and the categories that hold goods. `face` is a product. */
const tree = {
  table: {
    name: words('Tableware|餐具|Mesa|Table|ของใช้บนโต๊ะอาหาร|ເຄື່ອງໃຊ້ເທິງໂຕະອາຫານ'),
    face: 'teapot',
    groups: {
      ceramics: {
        name: words('Ceramics|陶瓷|Cerámica|Céramique|เซรามิก|ເຊຣາມິກ'),
        leaves: {
          plates: words('Plates & bowls|盘与碗|Platos y cuencos|Assiettes et bols|จานและชาม|ຈານ ແລະ ຖ້ວຍ'),
          cups: words('Cups & mugs|杯子|Tazas|Tasses et mugs|แก้วและถ้วย|ຈອກ ແລະ ຖ້ວຍ'),
          serving: words(
            'Pots & serving|茶壶与上菜器|Teteras y servicio|Théières et service|กาและภาชนะเสิร์ฟ|ກາ ແລະ ພາຊະນະເສີບ',
          ),
        },
      },
      vases: {
        name: words('Vases & pots|花器|Jarrones y macetas|Vases et pots|แจกันและกระถาง|ແຈກັນ ແລະ ກະຖາງ'),
        leaves: {
          vases: words('Vases|花瓶|Jarrones|Vases|แจกัน|ແຈກັນ'),
          pots: words('Flower pots|花盆|Macetas|Cache-pots|กระถาง|ກະຖາງ'),
        },
      },
      glass: {
        name: words('Glass|玻璃器皿|Vidrio|Verrerie|เครื่องแก้ว|ເຄື່ອງແກ້ວ'),
        leaves: {
          glasses: words('Drinking glasses|玻璃杯|Vasos y copas|Verres|แก้วน้ำ|ຈອກແກ້ວ'),
          carafes: words(
            'Carafes & teapots|玻璃壶|Jarras y teteras|Carafes et théières|เหยือกและกาแก้ว|ຄາຣາຟ ແລະ ກາແກ້ວ',
          ),
        },
      },
    },
  },
  kitchen: {
    name: words('Kitchen|厨房|Cocina|Cuisine|ครัว|ຄົວ'),
    face: 'casserole',
    groups: {
      cooking: {
        name: words('Cooking|烹饪|Cocinar|Cuisson|ทำอาหาร|ເຮັດອາຫານ'),
        leaves: {
          pans: words('Pots & pans|锅具|Ollas y sartenes|Casseroles et poêles|หม้อและกระทะ|ໝໍ້ ແລະ ໝໍ້ຂາງ'),
          tools: words(
            'Tools & boards|厨具与砧板|Utensilios y tablas|Ustensiles et planches|อุปกรณ์และเขียง|ອຸປະກອນ ແລະ ຂຽງ',
          ),
          baking: words('Baking|烘焙|Repostería|Pâtisserie|อบขนม|ອົບເຂົ້າໜົມ'),
          seasoning: words('Salt & pepper|盐与胡椒|Sal y pimienta|Sel et poivre|เกลือและพริกไทย|ເກືອ ແລະ ພິກໄທ'),
        },
      },
      blades: {
        name: words(
          'Knives & cutlery|刀具与餐具|Cuchillos y cubiertos|Couteaux et couverts|มีดและช้อนส้อม|ມີດ ແລະ ບ່ວງສ້ອມ',
        ),
        leaves: {
          knives: words('Knives|刀具|Cuchillos|Couteaux|มีด|ມີດ'),
          cutlery: words(
            'Cutlery & scissors|餐具与剪刀|Cubiertos y tijeras|Couverts et ciseaux|ช้อนส้อมและกรรไกร|ບ່ວງສ້ອມ ແລະ ມີດຕັດ',
          ),
        },
      },
      coffee: {
        name: words(
          'Coffee & keeping|咖啡与储存|Café y despensa|Café et conservation|กาแฟและการเก็บ|ກາເຟ ແລະ ການເກັບ',
        ),
        leaves: {
          brewing: words(
            'Coffee & kettles|咖啡器具与水壶|Cafeteras y hervidores|Cafetières et bouilloires|ชงกาแฟและกาต้มน้ำ|ຊົງກາເຟ ແລະ ກາຕົ້ມນ້ຳ',
          ),
          keeping: words(
            'Jars & bread bins|储物罐与面包箱|Tarros y paneras|Bocaux et boîtes à pain|โหลและกล่องขนมปัง|ໂຫຼ ແລະ ກ່ອງເຂົ້າຈີ່',
          ),
          trays: words(
            'Trays & cake stands|托盘与蛋糕架|Bandejas y pies de tarta|Plateaux et présentoirs|ถาดและแท่นวางเค้ก|ຖາດ ແລະ ແທ່ນວາງເຄັກ',
          ),
        },
      },
    },
  },
  lighting: {
    name: words('Lighting|灯具|Iluminación|Luminaires|โคมไฟ|ໂຄມໄຟ'),
    face: 'mushroom-lamp',
    groups: {
      standing: {
        name: words('Standing light|立式灯具|Luz de apoyo|Lampes à poser|โคมตั้ง|ໂຄມຕັ້ງ'),
        leaves: {
          tableLamps: words('Table lamps|台灯|Lámparas de mesa|Lampes de table|โคมไฟตั้งโต๊ะ|ໂຄມໄຟຕັ້ງໂຕະ'),
          floorLamps: words('Floor lamps|落地灯|Lámparas de pie|Lampadaires|โคมไฟตั้งพื้น|ໂຄມໄຟຕັ້ງພື້ນ'),
        },
      },
      hanging: {
        name: words('Hanging light|吊灯|Luz colgante|Suspensions|โคมแขวน|ໂຄມແຂວນ'),
        leaves: {
          pendants: words('Pendants|吊灯|Lámparas colgantes|Suspensions|โคมไฟห้อย|ໂຄມໄຟຫ້ອຍ'),
        },
      },
      candlelight: {
        name: words('Candlelight|烛光|Luz de vela|Bougies|แสงเทียน|ແສງທຽນ'),
        leaves: {
          candleHolders: words('Candle holders|烛台|Candelabros|Bougeoirs|เชิงเทียน|ເຊີງທຽນ'),
          lanterns: words('Lanterns|提灯|Faroles|Lanternes|ตะเกียง|ຕະກຽງ'),
        },
      },
    },
  },
  furniture: {
    name: words('Furniture|家具|Muebles|Mobilier|เฟอร์นิเจอร์|ເຟີນິເຈີ'),
    face: 'armchair',
    groups: {
      seats: {
        name: words('Seats|坐具|Asientos|Assises|ที่นั่ง|ບ່ອນນັ່ງ'),
        leaves: {
          chairs: words('Chairs & stools|椅凳|Sillas y taburetes|Chaises et tabourets|เก้าอี้และสตูล|ຕັ່ງ'),
          sofas: words(
            'Sofas & armchairs|沙发与扶手椅|Sofás y butacas|Canapés et fauteuils|โซฟาและอาร์มแชร์|ໂຊຟາ ແລະ ຕັ່ງນວມ',
          ),
        },
      },
      surfaces: {
        name: words('Tables & shelves|桌与架|Mesas y estantes|Tables et étagères|โต๊ะและชั้นวาง|ໂຕະ ແລະ ຊັ້ນວາງ'),
        leaves: {
          tables: words('Tables|桌子|Mesas|Tables|โต๊ะ|ໂຕະ'),
          shelves: words(
            'Shelves & sideboards|书架与边柜|Estantes y aparadores|Étagères et buffets|ชั้นและตู้เตี้ย|ຊັ້ນ ແລະ ຕູ້ເຕ້ຍ',
          ),
          hall: words(
            'Mirrors & hall|镜子与玄关|Espejos y recibidor|Miroirs et entrée|กระจกและโถงทางเข้า|ແວ່ນ ແລະ ໂຖງທາງເຂົ້າ',
          ),
        },
      },
      storage: {
        name: words('Storage|收纳|Almacenaje|Rangement|การจัดเก็บ|ການຈັດເກັບ'),
        leaves: {
          baskets: words('Baskets & boxes|篮与盒|Cestas y cajas|Paniers et boîtes|ตะกร้าและกล่อง|ກະຕ່າ ແລະ ກ່ອງ'),
          frames: words('Frames|画框|Marcos|Cadres|กรอบรูป|ກອບຮູບ'),
        },
      },
    },
  },
  textiles: {
    name: words('Textiles|家纺|Textiles|Textiles|สิ่งทอ|ສິ່ງທໍ'),
    face: 'knitted-throws',
    groups: {
      livingRoom: {
        name: words('For the sofa|沙发上|Para el sofá|Pour le canapé|สำหรับโซฟา|ສຳລັບໂຊຟາ'),
        leaves: {
          cushions: words(
            'Cushions & pouffes|靠垫与坐墩|Cojines y pufs|Coussins et poufs|หมอนอิงและพูฟ|ໝອນອີງ ແລະ ພູຟ',
          ),
          throws: words('Throws|盖毯|Mantas|Plaids|ผ้าคลุม|ຜ້າຄຸມ'),
        },
      },
      floor: {
        name: words('For the floor|地面|Para el suelo|Pour le sol|สำหรับพื้น|ສຳລັບພື້ນ'),
        leaves: { rugs: words('Rugs|地毯|Alfombras|Tapis|พรม|ພົມ') },
      },
      towels: {
        name: words('For the bath|浴室|Para el baño|Pour le bain|สำหรับห้องน้ำ|ສຳລັບຫ້ອງນ້ຳ'),
        leaves: {
          towels: words('Towels|毛巾|Toallas|Serviettes|ผ้าขนหนู|ຜ້າເຊັດໂຕ'),
          bathMats: words('Bath mats|浴室垫|Alfombrillas|Tapis de bain|พรมเช็ดเท้า|ພົມເຊັດຕີນ'),
        },
      },
    },
  },
  bath: {
    name: words('Bath & beauty|沐浴与美容|Baño y belleza|Bain et beauté|อาบน้ำและความงาม|ອາບນ້ຳ ແລະ ຄວາມງາມ'),
    face: 'hand-wash',
    groups: {
      skin: {
        name: words('Skin & scent|肌肤与香氛|Piel y aroma|Peau et parfum|ผิวและกลิ่นหอม|ຜິວ ແລະ ກິ່ນຫອມ'),
        leaves: {
          soap: words('Soap & hand care|皂与手部护理|Jabón y manos|Savons et mains|สบู่และดูแลมือ|ສະບູ ແລະ ດູແລມື'),
          face: words('Face|面部|Rostro|Visage|ใบหน้า|ໃບໜ້າ'),
          scent: words(
            'Scent & candles|香水与香薰|Perfumes y velas|Parfums et bougies|น้ำหอมและเทียนหอม|ນ້ຳຫອມ ແລະ ທຽນຫອມ',
          ),
        },
      },
      washroom: {
        name: words('In the bathroom|浴室用品|En el baño|Dans la salle de bains|ในห้องน้ำ|ໃນຫ້ອງນ້ຳ'),
        leaves: {
          brushes: words('Brushes & combs|刷与梳|Cepillos y peines|Brosses et peignes|แปรงและหวี|ແປງ ແລະ ຫວີ'),
          dishes: words(
            'Dishes & mirrors|皂碟与镜|Jaboneras y espejos|Porte-savons et miroirs|จานสบู่และกระจก|ຈານສະບູ ແລະ ແວ່ນ',
          ),
        },
      },
    },
  },
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
        name: words('Clothing|服装|Ropa|Vêtements|เสื้อผ้า|ເຄື່ອງນຸ່ງ'),
        leaves: {
          tops: words(
            'Knitwear & shirts|针织与衬衫|Punto y camisas|Mailles et chemises|เสื้อถักและเชิ้ต|ເສື້ອຖັກ ແລະ ເສື້ອເຊີ້ດ',
          ),
          bottoms: words(
            'Trousers & socks|裤与袜|Pantalones y calcetines|Pantalons et chaussettes|กางเกงและถุงเท้า|ໂສ້ງ ແລະ ຖົງຕີນ',
          ),
          hats: words(
            'Hats & scarves|帽与围巾|Gorros y bufandas|Chapeaux et écharpes|หมวกและผ้าพันคอ|ໝວກ ແລະ ຜ້າພັນຄໍ',
          ),
          boots: words('Boots|靴子|Botas|Bottes|บูต|ເກີບບູດ'),
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

type Tree = typeof tree;
type LeavesOf<Department> = Department extends { groups: infer Groups }
  ? {
      [Group in keyof Groups]: Groups[Group] extends { leaves: infer Leaves } ? keyof Leaves : never;
    }[keyof Groups]
  : never;

/** The key of a category that holds goods. */
export type Leaf = { [Department in keyof Tree]: LeavesOf<Tree[Department]> }[keyof Tree];

export const categoryTree = tree;
