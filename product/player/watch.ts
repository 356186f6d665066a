import { parseTime } from '#src/lib/parse-time.ts';
import type { WatchRecord } from './play.ts';
import { type PlayerCore, rateOf } from './player-core.ts';
import { createReporter, type ReportOptions } from './report-watching.ts';
import { resumePosition } from './rules/resume-position.ts';
import { limitSeek } from './rules/seek-limit.ts';
import { nothingRecorded, recordWatching, takeSpans } from './rules/span-recorder.ts';
import { mergeSpans } from './rules/spans.ts';
import { createWatchJournal, emptyEntry, type JournalEntry } from './watch-journal.ts';

export interface Watch {
	played(at: number): void;
	left(): void;
	answered(id: string, answer: string): void;
	/** Sends unsent progress; never rejects. */
	report(options?: ReportOptions): Promise<void>;
	reportOthers(): Promise<void>;
	resumeAt(): number;
	/** Applies the seek limit, which may forbid seeking ahead on the first viewing. */
	limit(target: number): { to: number; held: boolean };
}

/** Seconds of playback between journal writes. */
const KEPT_EVERY = 1;

export function createWatch(core: PlayerCore): Watch {
	const { state, world, play } = core;
	const { videoId } = play;
	const journal = createWatchJournal(world.storage, world.userId);
	const sendReport = createReporter(world, journal, play);
	let recording = nothingRecorded;
	let keptAt = 0;
	let furthest = furthestOf(play.record, journal.read(videoId));

	const write = (change: Partial<JournalEntry>): void => {
		const old = journal.read(videoId) ?? emptyEntry;
		const taken = takeSpans(recording);
		recording = taken.recording;
		keptAt = state.position;
		const spans = mergeSpans([...old.spans, ...taken.spans]);
		journal.write(videoId, { ...old, ...change, spans, position: state.position, furthest, at: world.now(), reported: false });
	};
	const keep = (): void => {
		if (takeSpans(recording).spans.length > 0 || state.position !== keptAt) write({});
	};
	takeOver(core, journal.read(videoId));

	return {
		played(at) {
			recording = recordWatching(recording, { type: 'played', at, rate: rateOf(core) });
			furthest = Math.max(furthest, at);
			if (Math.abs(at - keptAt) >= KEPT_EVERY) write({});
		},
		left() {
			recording = recordWatching(recording, { type: 'left' });
			keep();
		},
		answered(id, answer) {
			state.answers[id] = answer;
			const { answers, openAnswers } = journal.read(videoId) ?? emptyEntry;
			write({ answers: { ...answers, [id]: answer }, openAnswers: [...new Set([...openAnswers, id])] });
		},
		async report(options) {
			keep();
			const record = await sendReport(videoId, { rate: rateOf(core), ...options });
			if (record) Object.assign(state, { percent: record.percent, finished: record.finished });
		},
		async reportOthers() {
			for (const other of journal.unsent()) if (other !== videoId) await sendReport(other);
		},
		resumeAt() {
			const { record, seconds } = core.play;
			const { finished } = state;
			const at = parseTime(record.updatedAt)?.getTime();
			const local = journal.read(videoId);
			const server = at === undefined ? null : { position: record.position, at };
			return resumePosition({ server, local, finished, seconds });
		},
		limit: (target) => limitSeek({ target, seconds: state.seconds, free: core.play.allowSeek || state.finished, furthest }),
	};
}

/** Includes the saved positions, because a report of the furthest second may not have arrived. */
const furthestOf = (record: WatchRecord, entry: JournalEntry | null): number =>
	Math.max(record.furthest, record.position, entry?.furthest ?? 0, entry?.position ?? 0);

/** Merges the local record into the state, which may come from an older response. */
function takeOver({ state }: PlayerCore, entry: JournalEntry | null): void {
	if (!entry) return;
	Object.assign(state.answers, entry.answers);
	state.percent = Math.max(state.percent, entry.percent);
	state.finished ||= entry.finished;
}
