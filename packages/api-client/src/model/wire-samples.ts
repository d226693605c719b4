export const context = { imageBaseUrl: 'https://api.test', showFictitiousSales: true };
export const card = {
  id: 1,
  image: 'p/1.png',
  storeName: 'Lamp',
  price: '12.5',
  otPrice: '20.00',
  sales: 7,
  ficti: 1000,
};

/** One moment, as the API writes it and as the model does. */
export const createTime = '2026-03-01 18:30:00';
export const createdAt = '2026-03-01T10:30:00.000Z';
