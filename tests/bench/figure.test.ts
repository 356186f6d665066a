import { expect, test } from 'vitest';
import { type Figure, formatFigure, isMet } from '#bench/figure.ts';

const time = (value: number, yardstick: number): Figure => ({
	name: 'compile-cold',
	value,
	unit: 's',
	limit: 0.8,
	atMost: true,
	yardstick: { name: 'openapi-typescript', value: yardstick },
});
const rate = (value: number, yardstick = 500): Figure => ({
	name: 'mock-page',
	value,
	unit: 'requests/s',
	limit: 1.5,
	yardstick: { name: 'json-server', value: yardstick },
});
const size = (value: number): Figure => ({ name: 'sizes-core', value, unit: 'kB gz', limit: 25, atMost: true });

test.each([
	['a time within its share of the yardstick', time(0.74, 0.95)],
	['the same on a machine ten times slower', time(7.4, 9.5)],
	['a time at its limit', time(8, 10)],
	['a rate that reaches its multiple', rate(750)],
	['a size at its limit', size(25)],
])('%s meets its limit', (_name, figure) => {
	expect(isMet(figure)).toBe(true);
});

test.each([
	['a time beyond its share, however short,', time(0.02, 0.01)],
	['a time that was not measured', time(Number.NaN, 1)],
	['a rate below its multiple', rate(749)],
	['a rate beside a yardstick that did nothing', rate(750, 0)],
	['a size beyond its limit', size(25.1)],
])('%s misses its limit', (_name, figure) => {
	expect(isMet(figure)).toBe(false);
});

test.each([
	[time(0.74, 0.95), 'compile-cold 0.74 s / 0.95 s openapi-typescript = 0.78 × (limit ≤ 0.8) ok'],
	[time(0.9, 0.9), 'compile-cold 0.90 s / 0.90 s openapi-typescript = 1.00 × (limit ≤ 0.8) SHORT'],
	[rate(3762), 'mock-page 3,762 requests/s / 500 requests/s json-server = 7.52 × (limit ≥ 1.5) ok'],
	[{ ...size(24.31), note: '9.5 of them the query library' }, 'sizes-core 24.31 kB gz (limit ≤ 25) ok; 9.5 of them the query library'],
])('formats value, yardstick, ratio, limit and verdict: %#', (figure, line) => {
	expect(formatFigure(figure)).toBe(line);
});
