import { type PlayerCore, rateOf } from './player-core.ts';
import { keepPreferences, type Preferences } from './preferences.ts';
import type { Projector } from './projector.ts';
import type { PlayerCommand } from './rules/keys.ts';
import { nextRate } from './rules/rates.ts';
import type { Watch } from './watch.ts';

export interface PlayerCommands {
	toggle(): void;
	seek(to: number): void;
	fromStart(): void;
	prefer(change: Partial<Preferences>): void;
	answer(questionId: string, option: string): void;
	goOn(): void;
	retry(): void;
	dismissNotice(): void;
	showNotice(text: string): void;
	/** Executes a shortcut. Full screen is handled by the view. */
	execute(command: PlayerCommand): void;
	/** Sends the progress, for example before another video is opened. */
	report(): Promise<void>;
}

export const SEEK_LIMIT_NOTICE = '第一次看，先跟着老师看到这里，再往后拖吧。';

export function createCommands(core: PlayerCore, watch: Watch, projector: Projector): PlayerCommands {
	const { state, world } = core;
	const toggle = (): void => {
		const { media } = core;
		if (!media || state.questionId !== null) return;
		if (state.phase === 'failed') return void projector.retry();
		if (!media.paused) media.pause();
		// Browsers block autoplay until the user interacts with the page; the play button remains.
		else media.play().catch(() => undefined);
	};
	const seek = (target: number): void => {
		const { media } = core;
		if (!media || state.questionId !== null || state.phase !== 'ready') return;
		const { to, held } = watch.limit(target);
		media.currentTime = to;
		state.position = to;
		state.notice = held ? { text: SEEK_LIMIT_NOTICE, offers: null } : null;
	};
	const prefer = (change: Partial<Preferences>): void => {
		const { media } = core;
		const quality = change.quality !== undefined && change.quality !== state.preferences.quality;
		Object.assign(state.preferences, change);
		keepPreferences(world.storage, { ...state.preferences });
		if (!media) return;
		const { volume, muted } = state.preferences;
		Object.assign(media, { volume, muted, playbackRate: rateOf(core) });
		if (quality) void projector.open(state.position, state.playing || state.waiting);
	};
	return {
		toggle,
		seek,
		prefer,
		fromStart() {
			seek(0);
			state.notice = null;
		},
		answer(questionId, option) {
			watch.answered(questionId, option);
			void watch.report();
		},
		goOn() {
			state.questionId = null;
			core.media?.play().catch(() => undefined);
		},
		retry: () => void projector.retry(),
		dismissNotice() {
			state.notice = null;
		},
		showNotice(text) {
			state.notice = { text, offers: null };
		},
		execute: (command) => execute(command, core, { toggle, seek, prefer }),
		report: () => watch.report(),
	};
}

function execute(
	command: PlayerCommand,
	{ state, play }: PlayerCore,
	{ toggle, seek, prefer }: Pick<PlayerCommands, 'toggle' | 'seek' | 'prefer'>,
): void {
	const { rate, volume, muted, captions } = state.preferences;
	switch (command.command) {
		case 'toggle':
			return toggle();
		case 'mute':
			return prefer({ muted: !muted });
		case 'captions':
			return prefer({ captions: !captions });
		case 'slower':
		case 'faster':
			return play.allowSpeed ? prefer({ rate: nextRate(rate, command.command === 'faster' ? 1 : -1) }) : undefined;
		case 'skip':
			return seek(state.position + command.by);
		case 'louder':
			return prefer({ muted: false, volume: Math.min(1, Math.max(0, Math.round((volume + command.by) * 10) / 10)) });
		case 'part':
			return seek(state.seconds * command.part);
		case 'fullScreen':
			return;
	}
}
