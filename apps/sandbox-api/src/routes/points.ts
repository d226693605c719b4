import * as v from 'valibot';
import { listPointsRecords, readPoints } from '../domain/points/points.ts';
import { page } from '../input.ts';
import { signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const pageQuery = v.object(page);

export const pointsOperations = {
  getPoints: signedIn({}, ({ db, user }) => readPoints(db, user.id)),

  listPointsRecords: signedIn({ query: pageQuery }, ({ db, user, query, language }) =>
    listPointsRecords(db, user.id, query, language),
  ),
} satisfies Partial<Operations>;
