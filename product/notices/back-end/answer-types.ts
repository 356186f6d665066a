import type { DataOf } from '#src/generated/api/operations.ts';

export type Notice = DataOf<'main.systemUserNoticeListPage'>['records'][number];
