import { parseTime } from '#src/lib/parse-time.ts';
import { safeMedia } from '#src/lib/safe-url.ts';
import { canPlay, type OpenSource, openSource } from './open-source.ts';
import type { Play, Source } from './play.ts';
import { type PlayerCore, rateOf } from './player-core.ts';
import { afterFailure, noFailures, sourceAfter } from './rules/recovery.ts';

export interface Projector {
	/** Opens the film at a second of it; plays at once when told to. */
	open(at: number, plays: boolean): Promise<void>;
	/** What is open has failed: tries again with a fresh address at the same second, a few times. */
	failed(): Promise<void>;
	/** The student says to try again. */
	retry(): Promise<void>;
	isOpen(): boolean;
	rest(): void;
	wake(): void;
}

/** An address that ends sooner than this is not worth opening. */
const SOON_MS = 5_000;

const texts = {
	lost: '视频没有加载出来，请检查网络后再试。看到的位置已经记下。',
	unplayable: '这个浏览器放不了这种视频，请换一个新一点的浏览器。',
} as const;

/** Puts the film into the element, and keeps it there when addresses expire or pieces do not come. */
export function createProjector(core: PlayerCore): Projector {
	const { state, world } = core;
	let failures = noFailures;
	let open: OpenSource | null = null;
	/** What is asked for last counts; what comes late is closed. */
	let turn = 0;

	const show = async (at: number, plays: boolean): Promise<void> => {
		const { media } = core;
		if (!media) return;
		turn += 1;
		const mine = turn;
		open?.close();
		open = null;
		Object.assign(state, { phase: 'opening', failure: '', waiting: plays, position: at });
		const source = chooseSource(core, media, failures.count);
		const url = source && safeMedia(world.hrefOfFile(source.url));
		if (!url) return giveUp(texts.unplayable);
		startWhenKnown(core, at, plays);
		const opened = await openSource(media, { ...source, url }, () => void fail()).catch(() => null);
		if (mine !== turn) return opened?.close();
		if (opened) open = opened;
		else await fail();
	};
	const giveUp = (text: string): void => {
		open?.close();
		open = null;
		Object.assign(state, { phase: 'failed', failure: text, waiting: false, playing: false });
	};
	const renew = async (): Promise<string | null> => {
		const result = await world.call('main.courseVideoPlayUrl', { videoId: core.play.videoId }, { quiet: true });
		if (!result.ok) return texts.lost;
		const play = result.data as Play | null;
		if (!Array.isArray(play?.sources) && play?.state === 'ready') return texts.lost;
		if (play?.state !== 'ready') return play?.stateText ?? texts.lost;
		core.play = play;
		return null;
	};
	const fail = async (): Promise<void> => {
		const { position } = state;
		const plays = state.playing || state.waiting;
		const { failures: next, step } = afterFailure(failures, world.now());
		failures = next;
		if (step === 'give-up') return giveUp(texts.lost);
		Object.assign(state, { phase: 'opening', waiting: plays });
		const why = await renew();
		if (why !== null) return giveUp(why);
		await show(position, plays);
	};
	return {
		async open(at, plays) {
			const ends = parseTime(core.play.expiresAt)?.getTime() ?? 0;
			const why = ends - world.now() < SOON_MS ? await renew() : null;
			if (why !== null) giveUp(why);
			else await show(at, plays);
		},
		failed: fail,
		async retry() {
			failures = noFailures;
			const { position } = state;
			Object.assign(state, { phase: 'opening', failure: '', waiting: true });
			const why = await renew();
			if (why !== null) giveUp(why);
			else await show(position, true);
		},
		isOpen: () => open !== null,
		rest: () => open?.rest(),
		wake: () => open?.wake(),
	};
}

/** The quality that the student chose when this browser plays it; after failures another, in turn. */
function chooseSource({ play, state }: PlayerCore, media: HTMLVideoElement, failures: number): Source | null {
	const playable = play.sources.filter((source) => canPlay(media, source));
	const chosen = playable.findIndex(({ quality }) => quality === state.preferences.quality);
	return playable[sourceAfter(Math.max(0, chosen), failures, playable.length)] ?? null;
}

/** Until its length is known, an element takes no position. */
function startWhenKnown(core: PlayerCore, at: number, plays: boolean): void {
	const { media, state } = core;
	if (!media) return;
	media.onloadedmetadata = () => {
		media.onloadedmetadata = null;
		if (at > 0) media.currentTime = at;
		media.playbackRate = rateOf(core);
		// Refused where nobody has touched the page yet: the student presses play.
		if (plays) media.play().catch(() => Object.assign(state, { waiting: false }));
	};
}
