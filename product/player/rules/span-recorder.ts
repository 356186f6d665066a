import { mergeSpans, type PlayedSpan } from './spans.ts';

/** Finished spans, and the start and current end of the running one. */
export interface Recording {
	spans: readonly PlayedSpan[];
	from: number | null;
	at: number;
}

/** `played`: playback reached `at`. `left`: playback jumped, stopped or stalled. */
export type WatchEvent = { type: 'played'; at: number; rate: number } | { type: 'left' };

export const nothingRecorded: Recording = { spans: [], from: null, at: 0 };

/** Browsers report the position at least twice a second, so a larger step is a jump. In seconds. */
const LONGEST_STEP = 1.5;

export function recordWatching(recording: Recording, event: WatchEvent): Recording {
	const { from, at } = recording;
	if (event.type === 'left') return { spans: spansOf(recording), from: null, at };
	if (from === null) return { ...recording, from: event.at, at: event.at };
	const step = event.at - at;
	if (step >= 0 && step <= LONGEST_STEP * Math.max(1, event.rate)) return { ...recording, at: event.at };
	return { spans: spansOf(recording), from: event.at, at: event.at };
}

export const spansOf = ({ spans, from, at }: Recording): PlayedSpan[] => mergeSpans(from === null ? spans : [...spans, [from, at]]);

export function takeSpans(recording: Recording): { spans: PlayedSpan[]; recording: Recording } {
	return { spans: spansOf(recording), recording: { spans: [], from: recording.from === null ? null : recording.at, at: recording.at } };
}
