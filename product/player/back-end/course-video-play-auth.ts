import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { openVideo } from './watching.ts';

const LIFE_MS = 10 * 60_000;
const REFRESH_MS = 8 * 60_000;

export const courseVideoPlayAuth: Handler<'main.courseVideoPlayAuth'> = (context) => {
	const viewer = viewerOf(context);
	openVideo(context, viewer);
	const { now } = viewer;
	return { playAuth: context.newId('play'), expiresAt: toIsoTime(now + LIFE_MS), refreshAt: toIsoTime(now + REFRESH_MS) };
};
