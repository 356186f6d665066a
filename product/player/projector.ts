import { parseTime } from '#src/lib/parse-time.ts';
import { safeMedia } from '#src/lib/safe-url.ts';
import { canPlay, type OpenSource, openSource } from './open-source.ts';
import type { Source } from './play.ts';
import { createPlayAuth, type PlayAuth } from './play-auth.ts';
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
	close(): void;
}

/** An address that expires sooner is renewed before it is opened. In milliseconds. */
const SOON_MS = 5_000;

const texts = {
	lost: '视频没有加载出来，请检查网络后再试。看到的位置已经记下。',
	unplayable: '这个浏览器放不了这种视频，请换一个新一点的浏览器。',
} as const;

interface ProjectorCore {
	readonly player: PlayerCore;
	readonly auth: PlayAuth;
	failures: typeof noFailures;
	opened: OpenSource | null;
	/** Number of the latest request; sources that open later than a newer request are closed. */
	turn: number;
}

export function createProjector(player: PlayerCore): Projector {
	const { state, world } = player;
	const core: ProjectorCore = { player, auth: createPlayAuth(player), failures: noFailures, opened: null, turn: 0 };
	return {
		async open(at, plays) {
			const ends = parseTime(player.play.expiresAt)?.getTime() ?? 0;
			if (ends - world.now() < SOON_MS) await renewAndShow(core, at, plays);
			else await show(core, at, plays);
		},
		failed: () => recover(core),
		async retry() {
			core.failures = noFailures;
			const { position } = state;
			Object.assign(state, { phase: 'opening', failure: '', waiting: true });
			await renewAndShow(core, position, true);
		},
		isOpen: () => core.opened !== null,
		rest() {
			core.auth.rest();
			core.opened?.rest();
		},
		wake() {
			core.auth.wake();
			core.opened?.wake();
		},
		close() {
			core.turn += 1;
			closeSource(core);
		},
	};
}

async function show(core: ProjectorCore, at: number, plays: boolean): Promise<void> {
	const { player } = core;
	const { media, state } = player;
	if (!media) return;
	core.turn += 1;
	const mine = core.turn;
	closeSource(core);
	Object.assign(state, { phase: 'opening', failure: '', waiting: plays, position: at });
	if (!(await core.auth.ask())) return mine === core.turn ? giveUp(core, texts.lost) : undefined;
	if (mine !== core.turn) return;
	const source = chooseSource(player, media, core.failures.count);
	const url = source && safeMedia(source.url);
	if (!url) return giveUp(core, texts.unplayable);
	startWhenKnown(player, at, plays);
	const opened = await openSource(media, { ...source, url }, { sign: core.auth.sign, onFailed: () => void recover(core) }).catch(
		() => null,
	);
	if (mine !== core.turn) return opened?.close();
	if (opened) core.opened = opened;
	else await recover(core);
}

function closeSource(core: ProjectorCore): void {
	core.auth.rest();
	core.opened?.close();
	core.opened = null;
}

function giveUp(core: ProjectorCore, failure: string): void {
	closeSource(core);
	Object.assign(core.player.state, { phase: 'failed', failure, waiting: false, playing: false });
}

async function renewAndShow(core: ProjectorCore, at: number, plays: boolean): Promise<void> {
	const failure = await renew(core.player);
	if (failure !== null) giveUp(core, failure);
	else await show(core, at, plays);
}

/** Gets new addresses; a text for the user if that fails. */
async function renew(player: PlayerCore): Promise<string | null> {
	const result = await player.world.call('main.courseVideoPlayUrl', { videoId: player.play.videoId }, { quiet: true });
	if (!result.ok) return texts.lost;
	const play = result.data;
	if (play.state !== 'ready') return play.stateText ?? texts.lost;
	player.play = play;
	return null;
}

async function recover(core: ProjectorCore): Promise<void> {
	const { state, world } = core.player;
	const { position } = state;
	const plays = state.playing || state.waiting;
	const { failures, step } = afterFailure(core.failures, world.now());
	core.failures = failures;
	if (step === 'give-up') return giveUp(core, texts.lost);
	Object.assign(state, { phase: 'opening', waiting: plays });
	await renewAndShow(core, position, plays);
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
