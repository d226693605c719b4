/** The mean of stars with one decimal, halves rounded up; null if there are none. */
export const starAverage = (sum: number, count: number) =>
  count > 0 ? (Math.round((sum * 10) / count) / 10).toFixed(1) : null;
