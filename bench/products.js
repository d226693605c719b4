/** A hundred products, the same in every run. */
export const products = Array.from({ length: 100 }, (_, index) => {
  const price = 500 + ((index * 7919) % 20_000);
  return {
    href: `/goods/${index}`,
    name: `Stoneware vase number ${index}, indigo, thrown by hand in the north`,
    image: `/pictures/${index}.webp`,
    price: (price / 100).toFixed(2),
    was: index % 3 === 0 ? (price / 80).toFixed(2) : undefined,
    sold: 1 + ((index * 131) % 12_000),
    rating: 3 + ((index * 37) % 20) / 10,
    ratingCount: 10 + index * 3,
    store: `Kiln Street Studio ${index % 12}`,
    badge: index % 5 === 0 ? 'New' : undefined,
  };
});
