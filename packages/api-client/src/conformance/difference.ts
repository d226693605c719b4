/** A field of an answer that does not follow the contract. */
export interface Difference {
  /** `data.list[0].price` */
  path: string;
  /** The requirement of the contract that is not met. */
  problem: string;
}
