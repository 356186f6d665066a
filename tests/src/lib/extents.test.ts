import { expect, test } from 'vitest';
import { createExtents } from '#src/lib/extents.ts';
import { growSpan, joinSpans, spanBetween } from '#src/lib/spans.ts';

test('uses the estimated size until a size is measured', () => {
	const extents = createExtents(10, 40);
	expect([0, 1, 10].map(extents.startOf)).toEqual([0, 40, 400]);
	expect([-5, 0, 39, 40, 399, 400, 9999].map(extents.indexAt)).toEqual([0, 0, 0, 1, 9, 9, 9]);
});

test('a measured size shifts the items after it', () => {
	const extents = createExtents(4, 40);
	expect(extents.resize(1, 100)).toBe(true);
	expect(extents.resize(1, 100.2)).toBe(false);
	expect(extents.resize(4, 100)).toBe(false);
	expect([0, 1, 2, 3, 4].map(extents.startOf)).toEqual([0, 40, 140, 180, 220]);
	expect([40, 139, 140].map(extents.indexAt)).toEqual([1, 1, 2]);
	extents.resize(1, 10);
	expect(extents.startOf(4)).toBe(130);
});

test('an empty list has no items and no height', () => {
	const extents = createExtents(0, 40);
	expect([extents.startOf(0), extents.indexAt(0)]).toEqual([0, -1]);
	expect(joinSpans([spanBetween(extents, 0, 500)], 0)).toEqual([]);
});

test.each([1, 2, 7, 64, 100, 1000])('%i sizes in any order: offsets and indices match a plain sum', (count) => {
	const sizes = Array.from({ length: count }, () => 30);
	const extents = createExtents(count, 30);
	for (let step = 0; step < 200; step += 1) {
		const index = (step * 7919) % count;
		const size = 20 + ((step * 31) % 80);
		sizes[index] = Math.abs(size - (sizes[index] ?? 0)) < 0.5 ? (sizes[index] ?? 0) : size;
		extents.resize(index, size);
	}
	let start = 0;
	for (const [index, size] of sizes.entries()) {
		expect(extents.startOf(index)).toBe(start);
		expect([extents.indexAt(start), extents.indexAt(start + size - 1)]).toEqual([index, index]);
		start += size;
	}
	expect(extents.startOf(count)).toBe(start);
});

test('finds the items between two offsets', () => {
	const extents = createExtents(10, 40);
	expect(spanBetween(extents, 50, 130)).toEqual({ from: 1, to: 4 });
	expect(spanBetween(extents, -200, 10)).toEqual({ from: 0, to: 1 });
	expect(spanBetween(extents, 390, 900)).toEqual({ from: 9, to: 10 });
});

test.each([
	[
		'apart',
		[
			{ from: 5, to: 8 },
			{ from: 0, to: 2 },
		],
		[
			{ from: 0, to: 2 },
			{ from: 5, to: 8 },
		],
	],
	[
		'touching',
		[
			{ from: 0, to: 2 },
			{ from: 2, to: 4 },
		],
		[{ from: 0, to: 4 }],
	],
	[
		'nested',
		[
			{ from: 0, to: 9 },
			{ from: 2, to: 4 },
		],
		[{ from: 0, to: 9 }],
	],
	[
		'beyond both ends',
		[
			{ from: -1, to: 2 },
			{ from: 8, to: 12 },
		],
		[
			{ from: 0, to: 2 },
			{ from: 8, to: 10 },
		],
	],
	['beyond the end alone', [{ from: 10, to: 12 }], []],
])('joins spans that are %s', (_name, spans, joined) => {
	expect(joinSpans(spans, 10)).toEqual(joined);
});

test.each([
	['all at once', { from: 0, to: 10 }, 99, { from: 36, to: 64 }],
	['in sight first, from its top', { from: 0, to: 10 }, 5, { from: 40, to: 45 }],
	['beyond the rendered part', { from: 30, to: 45 }, 5, { from: 36, to: 50 }],
	['up to the visible part', { from: 55, to: 80 }, 5, { from: 50, to: 64 }],
	['then beyond it', { from: 40, to: 60 }, 6, { from: 38, to: 64 }],
	['nothing if all is rendered', { from: 36, to: 64 }, 5, { from: 36, to: 64 }],
	['less than is there', { from: 0, to: 100 }, 5, { from: 36, to: 64 }],
])('extends the rendered span: %s', (_name, drawn, most, next) => {
	expect(growSpan(drawn, { wanted: { from: 36, to: 64 }, visible: { from: 40, to: 60 }, most })).toEqual(next);
});
