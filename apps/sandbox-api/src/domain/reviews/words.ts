import type { Language } from '../shared/language.ts';

/** Words that say nothing about a product. */
const ignored: Record<Language, string> = {
  en: 'this that than with from have been were they them then there here what when which would could will just like very much more most some only also after before over into does each even really they your their about because while good nice great product item same says made make makes feel feels well exactly forgot wore five four three stars star whole twice better best again away come came goes gone last lasts used using ever never always expected every rare',
  'zh-CN': '这个 那个 我们 你们 他们 就是 还是 可以 没有 一个 非常 什么 以后 但是 东西 不错 因为 所以 已经',
  es: 'para como pero este esta esto estos estas muy más que con sin por una uno los las del todo toda cuando desde hasta donde también porque sobre tiene había sido están bueno buena producto',
  fr: 'pour avec mais plus dans cette celui elle elles nous vous leur sont était être avoir tout tous très bien comme sans sous depuis aussi parce quand même encore produit cela',
  th: 'และ ที่ ของ เป็น ได้ มี ไม่ มาก แล้ว ก็ ให้ ใน กับ จะ ว่า นี้ นั้น แต่ ครับ ค่ะ สินค้า',
  lo: 'ແລະ ທີ່ ຂອງ ເປັນ ໄດ້ ມີ ບໍ່ ຫຼາຍ ແລ້ວ ກໍ ໃຫ້ ໃນ ກັບ ຈະ ວ່າ ນີ້ ແຕ່ ສິນຄ້າ',
};

/** Shorter ones are mostly articles and pronouns; scripts without spaces have short words. */
const leastLetters: Record<Language, number> = { en: 4, es: 4, fr: 4, 'zh-CN': 2, th: 3, lo: 3 };

/** A word in fewer reviews is not a topic. */
const leastReviews = 2;
const most = 8;

/** The most frequent words of the texts, in the language in which they are written. */
export function commonWords(texts: readonly string[], language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const skipped = new Set(ignored[language].split(' '));
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = Array.from(segmenter.segment(text.toLocaleLowerCase(language)))
      .filter(({ isWordLike, segment }) => isWordLike && /^[\p{L}\p{M}]+$/u.test(segment))
      .map(({ segment }) => segment)
      .filter((word) => Array.from(word).length >= leastLetters[language] && !skipped.has(word));
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= leastReviews)
    .toSorted(([a, left], [b, right]) => right - left || a.localeCompare(b, language))
    .slice(0, most)
    .map(([word]) => word);
}
