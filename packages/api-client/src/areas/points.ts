import { pointsAccountFromWire, pointsRecordFromWire } from '../model/points.ts';
import { pageFromWire } from '../model/wire-values.ts';
import { type AreaTools, type CallOptions, type Paging, pagingToWire } from './area.ts';

export const pointsArea = ({ call }: AreaTools) => ({
  account: (options?: CallOptions) => call('getPoints', {}, pointsAccountFromWire, options),
  records: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listPointsRecords',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, pointsRecordFromWire),
      options,
    ),
});
