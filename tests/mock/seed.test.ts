import { describe, expect, it } from 'vitest';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { hashState, loadSeed } from '#mock/store/load-seed.ts';
import { createRandom } from '#mock/store/random.ts';
import { parseTime, resolveOffset } from '#mock/store/time-offset.ts';

describe('a time offset', () => {
	it.each([
		['@-3d', '2026-09-09T10:00:00+08:00'],
		['@+2h', '2026-09-12T12:00:00+08:00'],
		['@-3d 20:00', '2026-09-09T20:00:00+08:00'],
		['@+1d 00:30:15', '2026-09-13T00:30:15+08:00'],
		['@-1d+30m', '2026-09-11T10:30:00+08:00'],
		['@+90s', '2026-09-12T10:01:30+08:00'],
		['@-2w', '2026-08-29T10:00:00+08:00'],
		['@0d 08:00', '2026-09-12T08:00:00+08:00'],
		['@-11h', '2026-09-11T23:00:00+08:00'],
	])('%s is %s', (offset, time) => {
		expect(resolveOffset(offset, MOCK_NOW)).toBe(time);
	});

	it.each(['@-3x', '@-3', '@3d', '@-3d 8:00', '@-3d20:00', '-3d'])('%s is refused with a hint', (text) => {
		expect(() => resolveOffset(text, MOCK_NOW)).toThrow(`\`${text}\` is no time offset: write @-3d`);
	});
});

it('parses times in the formats of common servers', () => {
	const same = ['2026-09-12T10:00:00+08:00', '2026-09-12T02:00:00Z', '2026-09-12T02:00:00.000+0000', '2026-09-12 10:00:00'];
	expect(same.map(parseTime)).toEqual(same.map(() => MOCK_NOW));
	expect(parseTime('2026-09-12')).toBe(MOCK_NOW - 10 * 3_600_000);
	expect(parseTime('soon')).toBeNaN();
});

describe('the seed', () => {
	it('resolves offsets at any depth and leaves other text alone', () => {
		const seed = { notices: [{ id: 'n1', at: '@-1d', steps: [{ end: '@+1d 18:00' }], by: '@小林', note: 'a@-1d', none: null }] };
		expect(loadSeed({ seed }, MOCK_NOW)).toEqual({
			notices: [
				{
					id: 'n1',
					at: '2026-09-11T10:00:00+08:00',
					steps: [{ end: '2026-09-13T18:00:00+08:00' }],
					by: '@小林',
					note: 'a@-1d',
					none: null,
				},
			],
		});
		expect(seed.notices[0]?.at).toBe('@-1d');
	});

	it("is extended by the app's `expand`, which gets rows with resolved times", () => {
		const state = loadSeed(
			{
				seed: { days: [{ id: 'd0', at: '@0d' }] },
				expand: (rows, { at, now, random }) => {
					const next = random('days');
					const first = rows.days?.[0];
					return {
						...rows,
						days: [...(rows.days ?? []), { id: 'd1', at: at('-1d 08:00'), now, first: first?.at, minutes: Math.floor(next() * 60) }],
					};
				},
			},
			MOCK_NOW,
		);
		expect(state.days?.[1]).toEqual({
			id: 'd1',
			at: '2026-09-11T08:00:00+08:00',
			now: MOCK_NOW,
			first: '2026-09-12T10:00:00+08:00',
			minutes: 41,
		});
	});

	it.each([
		[{ notices: [{ id: 'n1', at: '@-1x' }] }, 'Seed notices n1 at: `@-1x` is no time offset'],
		[{ notices: [{ id: 'n1' }, { id: 'n1' }] }, 'Seed notices: two rows have the id n1.'],
		[
			{ notices: [{ id: 7.5 as unknown as string }] },
			'Seed notices: a row has no id, or one that is neither text nor a whole number: {"id":7.5}',
		],
	])('%o is refused: %s', (seed, message) => {
		expect(() => loadSeed({ seed }, MOCK_NOW)).toThrow(message);
	});

	it('has a different hash when any value differs', () => {
		const state = { notices: [{ id: 'n1', title: '放假' }] };
		expect(hashState(structuredClone(state))).toBe(hashState(state));
		expect(hashState({ notices: [{ id: 'n1', title: '放假。' }] })).not.toBe(hashState(state));
	});
});

it('random numbers are deterministic by key and uniformly distributed', () => {
	const take = (key: string, count = 3): number[] => Array.from({ length: count }, createRandom(key));
	expect(take('a')).toEqual(take('a'));
	expect(take('a')).not.toEqual(take('b'));
	const many = take('many', 2000);
	const mean = many.reduce((sum, value) => sum + value, 0) / many.length;
	expect(many.every((value) => value >= 0 && value < 1)).toBe(true);
	expect(mean).toBeGreaterThan(0.47);
	expect(mean).toBeLessThan(0.53);
});
