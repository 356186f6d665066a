import { parseTime } from '#src/lib/parse-time.ts';
import type { PlayerCore } from './player-core.ts';

/** The permission that the addresses of some films need. It lives some minutes and is renewed before it ends. */
export interface PlayAuth {
	/** Gets a permission if the film needs one. Resolves to whether the film may be opened. */
	ask(): Promise<boolean>;
	/** The address with the present permission. Streams ask for each of their segments, so a renewed permission needs no new start. */
	sign(url: string): string;
	/** Stops renewing, while the player is hidden or closed. */
	rest(): void;
	wake(): void;
}

/** Milliseconds; a renewal is never due sooner, whatever the clocks say. */
const SOONEST_MS = 1_000;
/** A timer that is set for later fires at once. */
const LATEST_MS = 2 ** 31 - 1;

export function createPlayAuth(player: Pick<PlayerCore, 'play' | 'world'>): PlayAuth {
	let auth = '';
	let refreshAt = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const { call, now } = player.world;
	const ask = async (): Promise<boolean> => {
		clearTimeout(timer);
		if (!player.play.needsAuth) return true;
		const result = await call('main.courseVideoPlayAuth', { videoId: player.play.videoId }, { quiet: true });
		if (!result.ok) return false;
		auth = result.data.playAuth;
		refreshAt = parseTime(result.data.refreshAt)?.getTime() ?? 0;
		renewLater();
		return true;
	};
	// A renewal that fails is not shown: the present permission may last, and a refused address asks again.
	const renewLater = (): void => {
		clearTimeout(timer);
		if (refreshAt > 0) timer = setTimeout(() => void ask(), Math.min(LATEST_MS, Math.max(SOONEST_MS, refreshAt - now())));
	};
	return {
		ask,
		sign: (url) => (player.play.needsAuth ? `${url}${url.includes('?') ? '&' : '?'}auth=${encodeURIComponent(auth)}` : url),
		rest: () => clearTimeout(timer),
		wake: renewLater,
	};
}
