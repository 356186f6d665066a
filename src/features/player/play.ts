import type { DataOf } from '#generated/api/operations.ts';
import type { PageEnvironment } from '#src/pages/page-environment.tsx';

export type Play = DataOf<'main.courseVideoPlayUrl'>;
export type WatchRecord = Play['record'];
export type Marker = Play['markers'][number];
export type Source = Play['sources'][number];

/** Name of the message for the next player page: the id of the video to start automatically. */
export const AWAITED_START = 'video to start';

export interface PlayerContext extends Pick<PageEnvironment, 'call' | 'now' | 'storage' | 'handover' | 'hrefOfFile' | 'openOutbox'> {
	/** Owner of the locally stored data. */
	userId: string;
}
