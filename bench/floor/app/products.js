/** Twenty products, the same in every run. */
export const products = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  name: `Stoneware vase number ${index + 1}, indigo, thrown by hand in the north`,
  image: `/picture.webp?${index}`,
  price: `$${(5 + ((index * 79) % 200)).toFixed(2)}`,
  store: `Kiln Street Studio ${index % 12}`,
}));
