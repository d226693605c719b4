import { getMessages } from '../../messages/index.ts';
import { assertPageExists, queries, type Shop } from '../../http/index.server.ts';
import { pageNumber } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';
import { reviewDays, workingDaysAfter } from './working-days.ts';

const rowsPerPage = 10;

/** The shopper's applications, newest first. */
export async function loadRecords(shop: Shop, params: URLSearchParams) {
  const page = pageNumber(params);
  const [records, categories, types, t] = await Promise.all([
    shop.api.onboarding.records({ page, limit: rowsPerPage }),
    withTimeout(queries.storeClassifications(shop)),
    withTimeout(queries.storeTypes(shop)),
    getMessages(shop.locale.code, 'onboarding'),
  ]);
  const pageCount = Math.ceil(records.total / rowsPerPage);
  assertPageExists(shop, page, pageCount);
  const nameIn = (list: readonly { id: number; name: string }[] | undefined, wanted: number | null) =>
    list?.find(({ id }) => id === wanted)?.name ?? null;
  const standing = new Set(
    records.items.filter(({ state }) => state !== 'refused').map(({ name }) => name.toLowerCase()),
  );
  return {
    title: t('onboarding.recordsTitle'),
    page,
    pageCount,
    wasSent: params.has('sent'),
    records: records.items.map((record) => ({
      ...record,
      category: nameIn(categories, record.categoryId),
      type: nameIn(types, record.typeId),
      reviewUntil: record.createdAt && workingDaysAfter(record.createdAt, reviewDays),
      // Not if another application of the same name is waiting or was approved.
      canBeSentAgain: record.state === 'refused' && !standing.has(record.name.toLowerCase()),
    })),
  };
}
export type RecordsData = Awaited<ReturnType<typeof loadRecords>>;
