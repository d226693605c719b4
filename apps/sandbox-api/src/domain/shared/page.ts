/** The requested page. The limit is capped, so that one request cannot read everything. */
export type PageRequest = { page: number; limit: number };

export const offsetOf = ({ page, limit }: PageRequest) => (page - 1) * limit;

/** The page shape of the ET line (PageHelper's PageInfo), reduced to the fields that clients use. */
export function toPage<T>(list: T[], total: number, { page, limit }: PageRequest) {
  const pages = Math.ceil(total / limit);
  return {
    list,
    total,
    pageNum: page,
    pageSize: limit,
    size: list.length,
    pages,
    hasNextPage: page < pages,
    isLastPage: page >= pages,
  };
}
