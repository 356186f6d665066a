import type { DataOf } from '#generated/api/operations.ts';
import type { PageEnvironment } from '#src/pages/page-environment.tsx';

export type Play = DataOf<'main.courseVideoPlayUrl'>;
export type WatchRecord = Play['record'];
export type Marker = Play['markers'][number];
export type Source = Play['sources'][number];

export interface PlayerContext extends Pick<PageEnvironment, 'call' | 'now' | 'storage' | 'hrefOfFile' | 'openOutbox'> {
	/** Owner of the locally stored data. */
	userId: string;
}
