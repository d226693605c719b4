interface Parcel {
  readonly storeId: number;
  /** null where that is not known. */
  readonly delivered: boolean | null;
}

/** Whether a store does not deliver to the country of these parcels. */
export const isUndelivered = (parcels: readonly Parcel[], storeId: number): boolean =>
  parcels.some((parcel) => parcel.storeId === storeId && parcel.delivered === false);
