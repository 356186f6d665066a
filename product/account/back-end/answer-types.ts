import type { DataOf } from '#src/generated/api/operations.ts';

export type LoginRecord = DataOf<'main.studentInfo'>['logins'][number];
