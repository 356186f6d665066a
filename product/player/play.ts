import type { DataOf } from '#generated/api/operations.ts';
import type { Calls } from '#src/pages/use-calls.ts';
import type { Clock } from '#src/pages/use-clock.ts';
import type { KeptData } from '#src/pages/use-kept-data.ts';

export type Play = DataOf<'main.courseVideoPlayUrl'>;
export type WatchRecord = Play['record'];
export type Marker = Play['markers'][number];
export type Source = Play['sources'][number];

/** Name of the message for the next player page: the id of the video to start automatically. */
export const AWAITED_START = 'video to start';

export interface PlayerContext extends Pick<Calls, 'call'>, Pick<Clock, 'now'>, Pick<KeptData, 'storage' | 'handover' | 'openOutbox'> {
	/** Owner of the locally stored data. */
	userId: string;
}
