interface Parcel {
  readonly storeId: number;
  /** null if unknown. */
  readonly delivered: boolean | null;
}

/** Whether a store does not deliver to the country of these parcels. */
export const isUndelivered = (parcels: readonly Parcel[], storeId: number): boolean =>
  parcels.some((parcel) => parcel.storeId === storeId && parcel.delivered === false);
