/** Whether it is a master order (PT…). Master orders are paid and cancelled, store orders are shipped and received. */
export const isMaster = (orderNo: string): boolean => /^PT/i.test(orderNo);
