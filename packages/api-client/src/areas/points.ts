import { pointsAccountFromWire, pointsRecordFromWire } from '../model/points.ts';
import { pageFromWire } from '../model/wire-values.ts';
import { type AreaTools, type CallOptions, type Paging, pagingToWire } from './area.ts';

export const pointsArea = ({ call }: AreaTools) => ({
  /** Loads the shopper's points. */
  account: (options?: CallOptions) => call('getPoints', {}, pointsAccountFromWire, options),
  /** Lists the changes of the points by page, the newest first. */
  records: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listPointsRecords',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, pointsRecordFromWire),
      options,
    ),
});
