/** `order-card` and `Order Card` → Order card. Words in capitals stay. */
export const titled = (name: string) => {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/(?<= )(?!Marketfront)[A-Z](?=[a-z]|\b)/g, (letter) => letter.toLowerCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};
