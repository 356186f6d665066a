import type { HttpError } from '#src/http/result.ts';
import type { PlayerWorld, WatchRecord } from './play.ts';
import { mergeSpans, writeSpans } from './rules/spans.ts';
import type { JournalEntry, WatchJournal } from './watch-journal.ts';

export interface ReportOptions {
	rate?: number;
	/** The page is going away: the call must not go with it. */
	leaving?: boolean;
}

/** The call takes no more than this. */
const SPANS_LIMIT = 400;

export type ReportWatching = (videoId: string, options?: ReportOptions) => Promise<WatchRecord | null>;

/**
 * Makes a function that tells the server what the journal has of a film, with the call that renews the play authorisation. What did not
 * arrive stays in the journal. Two reports of one film never run at once: their spans would be counted in any case, the order of their
 * positions would not.
 */
export function createReporter(world: PlayerWorld, journal: WatchJournal): ReportWatching {
	const running = new Map<string, Promise<WatchRecord | null>>();
	return async (videoId, options = {}) => {
		const before = running.get(videoId);
		if (before && !options.leaving) await before;
		const report = tell(world, journal, videoId, options);
		running.set(videoId, report);
		return report.finally(() => running.get(videoId) === report && running.delete(videoId));
	};
}

async function tell(world: PlayerWorld, journal: WatchJournal, videoId: string, options: ReportOptions): Promise<WatchRecord | null> {
	const entry = journal.read(videoId);
	if (!entry || entry.told) return null;
	const { text, rest } = writeSpans(entry.spans, SPANS_LIMIT);
	const answers = entry.openAnswers.map((id) => `${id}:${entry.answers[id]}`);
	const input = {
		videoId,
		position: Math.round(entry.position * 10) / 10,
		...(text && { spans: text }),
		...(answers.length > 0 && { answers: answers.join(',') }),
		...(options.rate && { rate: options.rate }),
	};
	const result = await world.call('main.courseVideoPlayAuth', input, { quiet: true, keepalive: options.leaving === true });
	if (!result.ok && !isRefused(result.error)) return null;
	const record = result.ok ? (result.data as { record: WatchRecord }).record : null;
	journal.write(videoId, { ...afterTelling(journal.read(videoId) ?? entry, entry, rest), ...(record && resultOf(record)) });
	return record;
}

/** The server has said no, and would again; anything else may be mended by time. */
const isRefused = ({ kind, status }: HttpError): boolean => kind === 'business' || (kind === 'http' && status !== null && status < 500);

const resultOf = ({ percent, finished }: WatchRecord): Pick<JournalEntry, 'percent' | 'finished'> => ({ percent, finished });

/** The entry as it is now, without what has arrived: it may have grown meanwhile. */
function afterTelling(now: JournalEntry, sent: JournalEntry, rest: JournalEntry['spans']): JournalEntry {
	const spans = mergeSpans([...rest, ...spansBeyond(now.spans, sent.spans)]);
	const openAnswers = now.openAnswers.filter((id) => !sent.openAnswers.includes(id) || now.answers[id] !== sent.answers[id]);
	const told = spans.length === 0 && openAnswers.length === 0 && now.at === sent.at && now.position === sent.position;
	return { ...now, spans, openAnswers, told };
}

/** What of the spans was not among those sent. A span that has grown is sent whole once more: the server counts a second once. */
const spansBeyond = (now: JournalEntry['spans'], sent: JournalEntry['spans']): JournalEntry['spans'] =>
	now.filter(([from, to]) => !sent.some(([start, end]) => start <= from && to <= end));
