import type { DataOf } from '#src/generated/api/operations.ts';

export type SearchHit = DataOf<'main.courseSearch'>['records'][number];
