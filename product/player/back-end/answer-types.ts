import type { DataOf } from '#src/generated/api/operations.ts';

export type VideoPlay = DataOf<'main.courseVideoPlayUrl'>;
export type WatchRecord = VideoPlay['record'];
