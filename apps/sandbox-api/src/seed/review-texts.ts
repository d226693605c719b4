import type { Taste } from './catalogue/good.ts';
import type { SeedLanguage } from './words.ts';

type Texts = {
  tastes: Record<Taste, readonly string[]>;
  good: readonly string[];
  middling: readonly string[];
  bad: readonly string[];
  reply: readonly [thanks: string, sorry: string];
};

/** What reviewers write, each in their own language; a good review joins a sentence about the goods and one more. */
export const reviewTexts: Readonly<Record<SeedLanguage, Texts>> = {
  en: {
    tastes: {
      wear: [
        'Fits exactly as the size chart says and feels well made.',
        'Wore it all day and forgot I had it on.',
        'The colour is the same as in the pictures, which is rare.',
      ],
      device: [
        'Set up in two minutes and the battery lasts and lasts.',
        'Better than the one I had at twice the price.',
        'Solid build, no rattles, and it does what it promises.',
      ],
      home: [
        'Looks even better in the room than in the pictures.',
        'Heavier than I expected, in a good way.',
        'Arrived without a scratch and took its place at once.',
      ],
      food: [
        'Tastes like the real thing, not too sweet.',
        'Gone in two evenings, ordering more.',
        'Fresh, with the date clearly printed.',
      ],
      play: [
        'My daughter has not put it down since Saturday.',
        'A proper one, not a cheap copy.',
        'Easy to start with and still fun after a month.',
      ],
      care: [
        'No irritation and no strong smell, finally.',
        'A little goes a long way.',
        'My skin has been calmer since I changed to this.',
      ],
    },
    good: [
      'Delivery was quick too.',
      'Would buy again.',
      'Five stars from the whole family.',
      'Nicely packed, no plastic.',
    ],
    middling: [
      'Good, but delivery took longer than promised.',
      'Does the job. The finish could be neater at this price.',
      'Nice, though a little smaller than I imagined.',
    ],
    bad: [
      'Arrived with a dent. The store offered a replacement, but I had to wait.',
      'Not what I expected from the pictures.',
      'Stopped being nice after a week, sending it back.',
    ],
    reply: [
      'Thank you for taking the time to write. Enjoy it!',
      'We are sorry about this. Please write to us and we will put it right.',
    ],
  },
  'zh-CN': {
    tastes: {
      wear: ['尺码很准，做工也细致。', '穿了一整天都很舒服。', '颜色和图片一致，没有色差。'],
      device: ['两分钟就装好了，续航很给力。', '比我之前贵一倍的还好用。', '做工扎实，功能名副其实。'],
      home: ['摆在家里比图片还好看。', '比想象中有分量，质感很好。', '包装严实，完好无损。'],
      food: ['味道正宗，不会太甜。', '两晚就吃完了，准备再买。', '很新鲜，日期标得清楚。'],
      play: ['女儿从周六玩到现在都没放下。', '真材实料，不是便宜的仿品。', '上手容易，玩了一个月还是喜欢。'],
      care: ['不刺激，也没有浓味，终于找到了。', '用一点点就够了。', '换了它以后皮肤稳定多了。'],
    },
    good: ['物流也很快。', '会回购的。', '全家都说好。', '包装用心，没有塑料。'],
    middling: [
      '东西不错，就是物流比承诺的慢。',
      '够用，这个价位做工可以再精细些。',
      '挺好，只是比想象中小一点。',
    ],
    bad: ['收到时有磕碰，店家答应补发，但要等。', '和图片有差距，有点失望。', '用了一周就不行了，准备退货。'],
    reply: ['感谢您抽空评价，祝您使用愉快！', '非常抱歉，请联系我们，一定为您处理好。'],
  },
  es: {
    tastes: {
      wear: [
        'Talla exacta y muy bien cosido.',
        'Lo llevé todo el día sin notarlo.',
        'El color es el mismo que en las fotos, cosa rara.',
      ],
      device: [
        'Listo en dos minutos y la batería dura muchísimo.',
        'Mejor que el que tenía, que costaba el doble.',
        'Sólido, sin ruidos, y cumple lo que promete.',
      ],
      home: [
        'En casa queda aún mejor que en las fotos.',
        'Pesa más de lo que esperaba, para bien.',
        'Llegó sin un rasguño.',
      ],
      food: [
        'Sabe de verdad, sin exceso de dulce.',
        'Duró dos noches; ya he pedido más.',
        'Fresco y con la fecha bien visible.',
      ],
      play: [
        'Mi hija no lo suelta desde el sábado.',
        'De los buenos, no una copia barata.',
        'Fácil para empezar y sigue gustando al cabo de un mes.',
      ],
      care: [
        'No irrita ni huele fuerte, por fin.',
        'Con muy poco basta.',
        'Tengo la piel más tranquila desde que lo uso.',
      ],
    },
    good: ['El envío, rápido.', 'Repetiré.', 'Encantados en casa.', 'Bien empaquetado y sin plástico.'],
    middling: [
      'Está bien, pero tardó más de lo prometido.',
      'Cumple. Por ese precio el acabado podría ser mejor.',
      'Bonito, aunque algo más pequeño de lo que imaginaba.',
    ],
    bad: [
      'Llegó con un golpe. Me ofrecen cambio, pero toca esperar.',
      'No es lo que esperaba por las fotos.',
      'A la semana dejó de gustarme; lo devuelvo.',
    ],
    reply: [
      'Gracias por tomarte el tiempo. ¡Que lo disfrutes!',
      'Lo sentimos mucho. Escríbenos y lo solucionamos.',
    ],
  },
  fr: {
    tastes: {
      wear: [
        'Taille parfaitement, et les coutures sont soignées.',
        'Porté toute la journée sans y penser.',
        'La couleur est celle des photos, c’est rare.',
      ],
      device: [
        'Prêt en deux minutes, et la batterie tient vraiment.',
        'Mieux que celui que j’avais payé le double.',
        'Solide, silencieux, il tient ses promesses.',
      ],
      home: [
        'Encore plus beau chez soi que sur les photos.',
        'Plus lourd que prévu, et c’est tant mieux.',
        'Arrivé sans une rayure.',
      ],
      food: [
        'Le vrai goût, pas trop sucré.',
        'Fini en deux soirées, j’en reprends.',
        'Frais, avec la date bien lisible.',
      ],
      play: [
        'Ma fille ne le lâche plus depuis samedi.',
        'Du vrai, pas une copie bon marché.',
        'Facile pour débuter et toujours amusant un mois après.',
      ],
      care: [
        'Pas d’irritation, pas d’odeur forte, enfin.',
        'Il en faut très peu.',
        'Ma peau est plus calme depuis que je l’utilise.',
      ],
    },
    good: [
      'Livraison rapide en plus.',
      'J’en rachèterai.',
      'Toute la famille est ravie.',
      'Bien emballé, sans plastique.',
    ],
    middling: [
      'Bien, mais la livraison a pris plus de temps que prévu.',
      'Correct. À ce prix, la finition pourrait être meilleure.',
      'Joli, un peu plus petit que je ne l’imaginais.',
    ],
    bad: [
      'Reçu abîmé. La boutique propose un échange, mais il faut attendre.',
      'Pas ce que j’attendais d’après les photos.',
      'Déçu au bout d’une semaine, je le renvoie.',
    ],
    reply: [
      'Merci d’avoir pris le temps d’écrire. Profitez-en bien !',
      'Nous sommes désolés. Écrivez-nous et nous arrangerons cela.',
    ],
  },
  th: {
    tastes: {
      wear: ['ขนาดตรงตามตาราง ตัดเย็บดีมาก', 'ใส่ทั้งวันสบายมาก', 'สีตรงกับในรูป'],
      device: ['ตั้งค่าแค่สองนาที แบตอึดมาก', 'ดีกว่าตัวเก่าที่แพงกว่าสองเท่า', 'แข็งแรง ใช้งานได้ตามที่บอก'],
      home: ['วางในห้องแล้วสวยกว่าในรูปอีก', 'หนักกว่าที่คิด งานดี', 'มาถึงไม่มีรอยเลย'],
      food: ['รสชาติแท้ ไม่หวานเกินไป', 'หมดในสองคืน สั่งเพิ่มแล้ว', 'สดใหม่ ระบุวันที่ชัดเจน'],
      play: ['ลูกสาวเล่นไม่วางเลยตั้งแต่วันเสาร์', 'ของดีจริง ไม่ใช่ของเลียนแบบ', 'เริ่มเล่นง่าย ผ่านไปเดือนหนึ่งก็ยังสนุก'],
      care: ['ไม่ระคายเคือง ไม่มีกลิ่นฉุน', 'ใช้นิดเดียวก็พอ', 'ผิวดีขึ้นตั้งแต่เปลี่ยนมาใช้'],
    },
    good: ['ส่งเร็วด้วย', 'ซื้อซ้ำแน่นอน', 'ทั้งบ้านชอบมาก', 'แพ็กดี ไม่ใช้พลาสติก'],
    middling: ['ของดี แต่ส่งช้ากว่าที่บอก', 'ใช้ได้ แต่ราคานี้งานน่าจะละเอียดกว่านี้', 'สวย แต่เล็กกว่าที่คิดนิดหน่อย'],
    bad: ['มาถึงมีรอยบุบ ร้านจะเปลี่ยนให้แต่ต้องรอ', 'ไม่เหมือนในรูปเท่าไร', 'ใช้ได้สัปดาห์เดียว ขอคืนสินค้า'],
    reply: ['ขอบคุณที่สละเวลารีวิว ขอให้ใช้อย่างมีความสุขค่ะ', 'ขออภัยอย่างยิ่ง โปรดติดต่อเรา เราจะแก้ไขให้ค่ะ'],
  },
  lo: {
    tastes: {
      wear: ['ຂະໜາດກົງຕາມຕາຕະລາງ ຕັດຫຍິບດີຫຼາຍ', 'ນຸ່ງທັງມື້ສະບາຍຫຼາຍ', 'ສີກົງກັບໃນຮູບ'],
      device: ['ຕັ້ງຄ່າພຽງສອງນາທີ ແບັດທົນຫຼາຍ', 'ດີກວ່າອັນເກົ່າທີ່ແພງກວ່າສອງເທົ່າ', 'ແຂງແຮງ ໃຊ້ໄດ້ຕາມທີ່ບອກ'],
      home: ['ວາງໃນຫ້ອງແລ້ວງາມກວ່າໃນຮູບອີກ', 'ໜັກກວ່າທີ່ຄິດ ງານດີ', 'ມາຮອດບໍ່ມີຮອຍເລີຍ'],
      food: ['ລົດຊາດແທ້ ບໍ່ຫວານເກີນໄປ', 'ໝົດໃນສອງຄືນ ສັ່ງເພີ່ມແລ້ວ', 'ສົດໃໝ່ ລະບຸວັນທີຊັດເຈນ'],
      play: ['ລູກສາວຫຼິ້ນບໍ່ວາງເລີຍແຕ່ວັນເສົາ', 'ຂອງດີແທ້ ບໍ່ແມ່ນຂອງຮຽນແບບ', 'ເລີ່ມຫຼິ້ນງ່າຍ ຜ່ານໄປເດືອນໜຶ່ງກໍຍັງມ່ວນ'],
      care: ['ບໍ່ລະຄາຍເຄືອງ ບໍ່ມີກິ່ນແຮງ', 'ໃຊ້ໜ້ອຍດຽວກໍພໍ', 'ຜິວດີຂຶ້ນຕັ້ງແຕ່ປ່ຽນມາໃຊ້'],
    },
    good: ['ສົ່ງໄວນຳ', 'ຈະຊື້ອີກແນ່ນອນ', 'ທັງຄອບຄົວມັກຫຼາຍ', 'ຫຸ້ມຫໍ່ດີ ບໍ່ໃຊ້ພລາສຕິກ'],
    middling: ['ຂອງດີ ແຕ່ສົ່ງຊ້າກວ່າທີ່ບອກ', 'ໃຊ້ໄດ້ ແຕ່ລາຄານີ້ງານໜ້າຈະລະອຽດກວ່ານີ້', 'ງາມ ແຕ່ນ້ອຍກວ່າທີ່ຄິດໜ້ອຍໜຶ່ງ'],
    bad: ['ມາຮອດມີຮອຍບຸບ ຮ້ານຈະປ່ຽນໃຫ້ແຕ່ຕ້ອງລໍຖ້າ', 'ບໍ່ຄືໃນຮູບປານໃດ', 'ໃຊ້ໄດ້ອາທິດດຽວ ຂໍຄືນສິນຄ້າ'],
    reply: ['ຂອບໃຈທີ່ສະຫຼະເວລາຂຽນ ຂໍໃຫ້ໃຊ້ຢ່າງມີຄວາມສຸກ', 'ຂໍອະໄພຫຼາຍໆ ກະລຸນາຕິດຕໍ່ພວກເຮົາ ພວກເຮົາຈະແກ້ໄຂໃຫ້'],
  },
};

export const nicknames: Readonly<Record<SeedLanguage, readonly string[]>> = {
  en: ['Hannah', 'George', 'Priya', 'Callum', 'Zoe', 'Marcus', 'Ellie', 'Dev'],
  'zh-CN': ['晓明', '林夕', '小鹿', '阿杰', '一诺', '思远'],
  es: ['Carmen', 'Diego', 'Lucía', 'Mateo', 'Paula', 'Javier'],
  fr: ['Élodie', 'Hugo', 'Camille', 'Théo', 'Manon', 'Julien'],
  th: ['น้ำฝน', 'ต้นกล้า', 'มะลิ', 'ภูผา', 'ใบเฟิร์น'],
  lo: ['ນ້ອຍ', 'ຄຳ', 'ດາວ', 'ບຸນ', 'ມະນີ'],
};
