import { parseTime } from '#src/lib/parse-time.ts';
import { safeMedia } from '#src/lib/safe-url.ts';
import { canPlay, type OpenSource, openSource } from './open-source.ts';
import type { Source } from './play.ts';
import { type PlayerCore, rateOf } from './player-core.ts';
import { afterFailure, noFailures, sourceAfter } from './rules/recovery.ts';

export interface Projector {
	open(at: number, plays: boolean): Promise<void>;
	/** Handles a source error: renews the address and resumes at the same second, up to a limit. */
	failed(): Promise<void>;
	retry(): Promise<void>;
	isOpen(): boolean;
	rest(): void;
	wake(): void;
}

/** An address that expires sooner is renewed before it is opened. In milliseconds. */
const SOON_MS = 5_000;

const texts = {
	lost: '视频没有加载出来，请检查网络后再试。看到的位置已经记下。',
	unplayable: '这个浏览器放不了这种视频，请换一个新一点的浏览器。',
} as const;

export function createProjector(core: PlayerCore): Projector {
	const { state, world } = core;
	let failures = noFailures;
	let open: OpenSource | null = null;
	/** Number of the latest request; sources that open later than a newer request are closed. */
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
		const play = result.data;
		if (play.state !== 'ready') return play.stateText ?? texts.lost;
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

function chooseSource({ play, state }: PlayerCore, media: HTMLVideoElement, failures: number): Source | null {
	const playable = play.sources.filter((source) => canPlay(media, source));
	const chosen = playable.findIndex(({ quality }) => quality === state.preferences.quality);
	return playable[sourceAfter(Math.max(0, chosen), failures, playable.length)] ?? null;
}

/** Seeks once the metadata is loaded, because the element ignores positions before that. */
function startWhenKnown(core: PlayerCore, at: number, plays: boolean): void {
	const { media, state } = core;
	if (!media) return;
	media.onloadedmetadata = () => {
		media.onloadedmetadata = null;
		if (at > 0) media.currentTime = at;
		media.playbackRate = rateOf(core);
		// Autoplay may be blocked until the user interacts with the page; then the student presses play.
		if (plays) media.play().catch(() => Object.assign(state, { waiting: false }));
	};
}
