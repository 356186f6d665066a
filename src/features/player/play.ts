import type { DataOf } from '#generated/api/operations.ts';
import type { PageEnvironment } from '#src/pages/page-environment.tsx';

/** What the server tells of a film and how it is to be played. */
export type Play = DataOf<'main.courseVideoPlayUrl'>;
export type WatchRecord = Play['record'];
export type Marker = Play['markers'][number];
export type Source = Play['sources'][number];

/** What a player uses of the page that it stands on. */
export interface PlayerWorld extends Pick<PageEnvironment, 'call' | 'now' | 'storage' | 'hrefOfFile' | 'openOutbox'> {
	/** Whose watching it is: what is kept in the browser is kept for them. */
	userId: string;
}
