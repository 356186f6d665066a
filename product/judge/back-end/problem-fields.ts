import type { ComputeFields } from '#mock/handler.ts';
import { problemInfo } from './problem-view.ts';
import type { ProblemRow } from './rows.ts';

export const problemFields: ComputeFields<ProblemRow> = ({ db }) => ({ row: (problem) => problemInfo(db, problem) });
