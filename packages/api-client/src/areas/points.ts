import * as operations from '../generated/operations.ts';
import { pointsAccountFromWire, pointsRecordFromWire } from '../model/points.ts';
import { pageFromWire } from '../model/wire-values.ts';
import { type ApiConnection, type CallOptions, type Paging, pagingToWire } from './area.ts';

export const pointsArea = ({ call }: ApiConnection) => ({
  /** Loads the shopper's points. */
  account: (options?: CallOptions) => call(operations.getPoints, {}, pointsAccountFromWire, options),
  /** Lists the changes of the points by page, the newest first. */
  records: (query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listPointsRecords,
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, pointsRecordFromWire),
      options,
    ),
});
