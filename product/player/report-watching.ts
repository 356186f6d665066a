import type { InputOf } from '#generated/api/operations.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import type { Outbox } from '#src/outbox/outbox-store.ts';
import { isRefused, isUnanswered } from '#src/outbox/queued-request.ts';
import type { Play, PlayerContext, WatchRecord } from './play.ts';
import { mergeSpans, type WatchedSpan, writeSpans } from './rules/spans.ts';
import type { JournalEntry, WatchJournal } from './watch-journal.ts';

export interface ReportOptions {
	rate?: number;
	/** The page is being unloaded: sends with `keepalive`. */
	leaving?: boolean;
}

const MAX_SPANS = 100;

export type ReportWatching = (videoId: string, options?: ReportOptions) => Promise<WatchRecord | null>;

export const REPORT_WATCHING = 'main.courseVideoProgressSave';

interface ReporterContext {
	world: PlayerContext;
	journal: WatchJournal;
	/** Null if its code failed to load or nobody is signed in. */
	outbox(): Promise<Outbox | null>;
	titleOf(videoId: string): string;
}

/**
 * Sends the watched spans of a video from the journal. A failed report stays in the journal and is also queued in the outbox, which
 * works without a player. Reports of one video run one after another, except on page unload: the server merges spans in any order, but
 * keeps the position that arrives last.
 */
export function createReporter(world: PlayerContext, journal: WatchJournal, play: Pick<Play, 'videoId' | 'title'>): ReportWatching {
	const running = new Map<string, Promise<WatchRecord | null>>();
	// Preloaded, because the outbox is needed when the network is down.
	const open = loadOnce(world.openOutbox);
	const opened = (): Promise<Outbox | null> => open().catch(() => null);
	void opened();
	const titleOf = (videoId: string): string => (videoId === play.videoId ? `《${play.title}》看到的地方` : '看过的一个视频');
	return async (videoId, options = {}) => {
		const before = running.get(videoId);
		if (before && !options.leaving) await before;
		const report = sendReport({ world, journal, outbox: opened, titleOf }, videoId, options);
		running.set(videoId, report);
		return report.finally(() => running.get(videoId) === report && running.delete(videoId));
	};
}

const requestIdOf = (videoId: string): string => `film ${videoId}`;

async function sendReport(
	{ world, journal, outbox, titleOf }: ReporterContext,
	videoId: string,
	options: ReportOptions,
): Promise<WatchRecord | null> {
	const entry = journal.read(videoId);
	if (!entry || entry.reported) return null;
	const { sent, rest } = writeSpans(entry.spans, MAX_SPANS);
	const id = requestIdOf(videoId);
	if (entry.handedOver === entry.at && (await outbox())?.stateOf(id) === null) {
		// The outbox has sent the report.
		journal.write(videoId, withoutSent(entry, entry, rest));
		return null;
	}
	const input = inputOf(videoId, entry, sent, options.rate);
	const result = await world.call(REPORT_WATCHING, input, { quiet: true, keepalive: options.leaving === true });
	if (
		!result.ok &&
		isUnanswered(result.error) &&
		(await (await outbox())?.keep({ id, title: titleOf(videoId), operation: REPORT_WATCHING, input }))
	)
		journal.write(videoId, { ...(journal.read(videoId) ?? entry), handedOver: entry.at });
	if (!result.ok && !isRefused(result.error)) return null;
	void outbox().then((opened) => opened?.drop(id));
	const record = result.ok ? result.data : null;
	journal.write(videoId, { ...withoutSent(journal.read(videoId) ?? entry, entry, rest), ...(record && resultOf(record)) });
	return record;
}

function inputOf(
	videoId: string,
	entry: JournalEntry,
	spans: WatchedSpan[],
	rate: number | undefined,
): InputOf<'main.courseVideoProgressSave'> {
	const answers = entry.openAnswers.map((id) => ({ id, answer: entry.answers[id] ?? '' }));
	return {
		videoId,
		position: Math.round(entry.position * 10) / 10,
		...(spans.length > 0 && { spans }),
		...(answers.length > 0 && { answers }),
		...(rate && { rate }),
	};
}

const resultOf = ({ percent, finished }: WatchRecord): Pick<JournalEntry, 'percent' | 'finished'> => ({ percent, finished });

/** Removes what was sent from the current entry, which may have grown during the request. */
function withoutSent(now: JournalEntry, sent: JournalEntry, rest: JournalEntry['spans']): JournalEntry {
	const spans = mergeSpans([...rest, ...spansBeyond(now.spans, sent.spans)]);
	const openAnswers = now.openAnswers.filter((id) => !sent.openAnswers.includes(id) || now.answers[id] !== sent.answers[id]);
	const reported = spans.length === 0 && openAnswers.length === 0 && now.at === sent.at && now.position === sent.position;
	return { ...now, spans, openAnswers, reported };
}

/** Spans that the request did not cover. A span that has grown is resent whole; the server counts each second once. */
const spansBeyond = (now: JournalEntry['spans'], sent: JournalEntry['spans']): JournalEntry['spans'] =>
	now.filter(([from, to]) => !sent.some(([start, end]) => start <= from && to <= end));
