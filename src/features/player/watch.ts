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
	/** The film runs and has got there. */
	played(at: number): void;
	/** It jumps, stops or waits. */
	left(): void;
	answered(id: string, answer: string): void;
	/** Tells the server what it has not heard; never fails. */
	report(options?: ReportOptions): Promise<void>;
	/** The same for other films, whose last report did not arrive. */
	reportOthers(): Promise<void>;
	/** Where to go on. */
	resumeAt(): number;
	/** Where a jump leads: a course may let nobody go further than they have seen, the first time. */
	limit(target: number): { to: number; held: boolean };
}

/** The journal is written once for so many seconds of the film: a browser that dies loses no more. */
const KEPT_EVERY = 1;

/** Keeps the book about what was watched: recorder, journal and reports of one film. */
export function createWatch(core: PlayerCore): Watch {
	const { state, world, play } = core;
	const { videoId } = play;
	const journal = createWatchJournal(world.storage, world.userId);
	const tell = createReporter(world, journal, play);
	let recording = nothingRecorded;
	let keptAt = 0;
	let furthest = furthestOf(play.record, journal.read(videoId));

	const write = (change: Partial<JournalEntry>): void => {
		const old = journal.read(videoId) ?? emptyEntry;
		const taken = takeSpans(recording);
		recording = taken.recording;
		keptAt = state.position;
		const spans = mergeSpans([...old.spans, ...taken.spans]);
		journal.write(videoId, { ...old, ...change, spans, position: state.position, furthest, at: world.now(), told: false });
	};
	const keep = (): void => {
		if (takeSpans(recording).spans.length > 0 || Math.abs(state.position - keptAt) >= KEPT_EVERY) write({});
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
			const record = await tell(videoId, { rate: rateOf(core), ...options });
			if (record) Object.assign(state, { percent: record.percent, finished: record.finished });
		},
		async reportOthers() {
			for (const other of journal.untold()) if (other !== videoId) await tell(other);
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

/** Wherever they went on from has been seen, too: a report may not have arrived. */
const furthestOf = (record: WatchRecord, entry: JournalEntry | null): number =>
	Math.max(record.furthest, record.position, entry?.furthest ?? 0, entry?.position ?? 0);

/** The page may have been drawn from an answer older than what was kept here. */
function takeOver({ state }: PlayerCore, entry: JournalEntry | null): void {
	if (!entry) return;
	Object.assign(state.answers, entry.answers);
	state.percent = Math.max(state.percent, entry.percent);
	state.finished ||= entry.finished;
}
