import { mergeSpans, type Span } from './spans.ts';

/** What is being recorded: the finished spans, and where the one that runs began and has got to. */
export interface Recording {
	spans: readonly Span[];
	from: number | null;
	at: number;
}

/** `played`: the film runs and has got there. `left`: it jumps, stops or waits, having got there. */
export type WatchEvent = { type: 'played'; at: number; rate: number } | { type: 'left' };

export const nothingRecorded: Recording = { spans: [], from: null, at: 0 };

/** The browser tells where it is at least twice a second; what lies further apart was not played in between. */
const LONGEST_STEP = 1.5;

/** The recording after an event. A jump ends a span, and what was jumped over belongs to none. */
export function recordWatching(recording: Recording, event: WatchEvent): Recording {
	const { from, at } = recording;
	if (event.type === 'left') return { spans: spansOf(recording), from: null, at };
	if (from === null) return { ...recording, from: event.at, at: event.at };
	const step = event.at - at;
	if (step >= 0 && step <= LONGEST_STEP * Math.max(1, event.rate)) return { ...recording, at: event.at };
	return { spans: spansOf(recording), from: event.at, at: event.at };
}

/** Everything recorded so far, with the span that still runs. */
export const spansOf = ({ spans, from, at }: Recording): Span[] => mergeSpans(from === null ? spans : [...spans, [from, at]]);

/** Hands out what has been recorded; the span that runs goes on from where it is. */
export function takeSpans(recording: Recording): { spans: Span[]; recording: Recording } {
	return { spans: spansOf(recording), recording: { spans: [], from: recording.from === null ? null : recording.at, at: recording.at } };
}
