import { expect, test } from 'vitest';
import { createWorld } from './student-world.ts';

const RATIO = /rate$|^mastery$|^average|percent$/i;

/** Of things that are there for everybody, or that the student has not begun: their parts are counted. */
const COUNTED = /latePercent|courses\b|catalog|zones|points/;

/** Paths of ratios that are 0. */
function zeros(value: unknown, path = ''): string[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => {
		const at = `${path}.${key}`;
		if (COUNTED.test(at)) return [];
		return part === 0 && RATIO.test(key) ? [at] : zeros(part, at);
	});
}

const CALLS: readonly (readonly [string, object])[] = [
	['main.questionStats', {}],
	['main.questionTagsList', { level: 1 }],
	['main.tagTree', {}],
	['main.paperHistoryAggregate', {}],
	['main.paperUserPage', { pageNum: 1, pageSize: 10 }],
	['main.courseAggregate', { scope: 'centre' }],
	['main.courseAggregate', { scope: 'home' }],
	['main.homeworkAggregate', { pageNum: 1, pageSize: 10 }],
	['main.studentInfo', {}],
];

test('a student who has done nothing has no rate or average of 0', async () => {
	const { ask } = await createWorld().as('newbie');
	const found: Record<string, readonly string[]> = {};
	for (const [call, input] of CALLS) found[`${call} ${JSON.stringify(input)}`] = zeros(await ask(call, { ...input }));
	expect(Object.fromEntries(Object.entries(found).filter(([, paths]) => paths.length > 0))).toEqual({});
});
