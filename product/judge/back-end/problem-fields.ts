import type { ComputeFields } from '#mock/handler.ts';
import type { ProblemRow } from '#mock/rows/judge.ts';
import { problemInfo } from './problem-view.ts';

export const problemFields: ComputeFields<ProblemRow> = ({ db }) => ({ row: (problem) => problemInfo(db, problem) });
