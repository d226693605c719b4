/** A field of an answer that does not follow the contract. */
export interface Difference {
  /** `data.list[0].price` */
  path: string;
  /** What the contract requires there. */
  problem: string;
}
