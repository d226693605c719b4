/** `order-card` and `Order Card` → Order card. Acronyms keep their capitals. */
export const sentenceCase = (name: string) => {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/(?<= )(?!Marketfront)[A-Z](?=[a-z]|\b)/g, (letter) => letter.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};
