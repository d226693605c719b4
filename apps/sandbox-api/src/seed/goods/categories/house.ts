import { words } from '../../words.ts';

/** Categories of furniture and household goods. */
export const house = {
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
      tableLinen: {
        name: words('For the table|餐桌|Para la mesa|Pour la table|สำหรับโต๊ะอาหาร|ສຳລັບໂຕະອາຫານ'),
        leaves: {
          tableLinen: words(
            'Table & kitchen linen|餐厨布品|Mantelería y cocina|Linge de table et de cuisine|ผ้าบนโต๊ะและในครัว|ຜ້າເທິງໂຕະ ແລະ ໃນຄົວ',
          ),
        },
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
} as const;
