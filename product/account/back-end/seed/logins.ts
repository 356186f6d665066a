import type { SeedTools } from '#mock/store/load-seed.ts';
import type { Row } from '#mock/store/store.ts';

const VISITS: readonly [string, string, string, string, boolean][] = [
	['-1d 19:42', '晴川', 'Chrome 141', 'Windows 11', true],
	['-2d 18:55', '晴川', 'Chrome 141', 'Windows 11', true],
	['-4d 19:03', '晴川', 'Edge 141', 'Windows 11', true],
	['-9d 19:48', '晴川', 'Safari 19', 'iPadOS 19', true],
	['-9d 19:47', '晴川', 'Safari 19', 'iPadOS 19', false],
	['-16d 10:12', '云杉', 'Chrome 140', 'Android 16', true],
];

export function expandLogins({ at }: SeedTools): Row[] {
	return VISITS.map(([when, city, browser, os, ok], index) => ({
		id: `login-seed-${index + 1}`,
		userId: 'student01',
		at: at(when),
		ip: '10.*.*.21',
		city,
		browser,
		os,
		ok,
	}));
}
