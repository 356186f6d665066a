import { describe, expect, it } from 'vitest';
import { nothingRecorded, type Recording, recordWatching, spansOf, takeSpans, type WatchEvent } from '#app/player/rules/span-recorder.ts';
import { mergeSpans, type PlayedSpan, percentWatched, writeSpans } from '#app/player/rules/spans.ts';

describe('spans', () => {
	it.each<[string, PlayedSpan[], PlayedSpan[]]>([
		['none', [], []],
		[
			'apart',
			[
				[20, 30],
				[0, 5],
			],
			[
				[0, 5],
				[20, 30],
			],
		],
		[
			'overlapping',
			[
				[0, 10],
				[5, 20],
			],
			[[0, 20]],
		],
		[
			'one inside another',
			[
				[0, 30],
				[5, 6],
			],
			[[0, 30]],
		],
		[
			'touching',
			[
				[0, 10],
				[10, 12],
			],
			[[0, 12]],
		],
		[
			'a breath apart',
			[
				[0, 10],
				[10.2, 12],
			],
			[[0, 12]],
		],
		[
			'empty or backwards',
			[
				[3, 3],
				[9, 7],
			],
			[],
		],
	])('that are %s merge to a minimal list', (_what, spans, merged) => expect(mergeSpans(spans)).toEqual(merged));

	it.each<[PlayedSpan[], number, number]>([
		[[], 60, 0],
		[[[0, 30]], 60, 50],
		[
			[
				[0, 30],
				[0, 30],
			],
			60,
			50,
		],
		[[[0, 59.9]], 60, 99],
		[[[0, 60]], 60, 100],
		[[[55, 60]], 60, 8],
		[[[0, 10]], 0, 0],
	])('%j of %i seconds are %i per cent', (spans, seconds, percent) => expect(percentWatched(spans, seconds)).toBe(percent));

	it('are rounded for the call, and spans over the limit are left for the next call', () => {
		const spans: PlayedSpan[] = [
			[0, 30.04],
			[45.26, 60],
		];
		expect(writeSpans(spans, 2)).toEqual({
			sent: [
				{ from: 0, to: 30 },
				{ from: 45.3, to: 60 },
			],
			rest: [],
		});
		expect(writeSpans(spans, 1)).toEqual({ sent: [{ from: 0, to: 30 }], rest: [[45.26, 60]] });
	});
});

describe('the recorder', () => {
	const played = (at: number, rate = 1): WatchEvent => ({ type: 'played', at, rate });
	const left: WatchEvent = { type: 'left' };
	const record = (events: WatchEvent[], start: Recording = nothingRecorded): Recording => events.reduce(recordWatching, start);

	it.each<[string, WatchEvent[], PlayedSpan[]]>([
		['playing on', [played(0), played(0.5), played(1)], [[0, 1]]],
		[
			'dragging to the end',
			[played(0), played(1), left, played(55), played(56)],
			[
				[0, 1],
				[55, 56],
			],
		],
		[
			'an unannounced jump',
			[played(0), played(1), played(40), played(41)],
			[
				[0, 1],
				[40, 41],
			],
		],
		[
			'a jump back',
			[played(10), played(11), played(2), played(3)],
			[
				[2, 3],
				[10, 11],
			],
		],
		['double speed, with steps as long as it makes them', [played(0, 2), played(2.5, 2)], [[0, 2.5]]],
		['standing still', [played(7), left, left], []],
		['the same part twice', [played(0), played(1), left, played(0), played(1)], [[0, 1]]],
	])('records the spans of %s', (_what, events, spans) => expect(spansOf(record(events))).toEqual(spans));

	it('flushes its spans and continues from there', () => {
		const taken = takeSpans(record([played(0), played(1)]));
		expect(taken.spans).toEqual([[0, 1]]);
		expect(spansOf(record([played(1.5), played(2)], taken.recording))).toEqual([[1, 2]]);
	});
});
