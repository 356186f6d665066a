import { expect, test } from 'vitest';
import type { Schema } from '#mock/contract/schema.ts';
import { app } from '#mock/generated/app.ts';
import type { MockOperation } from '#mock/operation.ts';
import { scenarios } from '#mock/scenario.ts';
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

function hasRatio({ api, answer }: MockOperation): boolean {
	const seen = new Set<string>();
	const within = (schema: Schema | null | undefined): boolean => {
		if (!schema) return false;
		const { $ref: ref, properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = schema;
		const name = ref?.split('/').at(-1) ?? '';
		if (ref && seen.has(name)) return false;
		seen.add(name);
		if (Object.keys(properties).some((key) => RATIO.test(key))) return true;
		return [ref ? app.schemas[api]?.[name] : null, items, ...Object.values(properties), ...allOf, ...anyOf, ...oneOf].some(within);
	};
	return within(answer);
}

/** Calls about one record, which somebody who has done nothing has not, or which is the same for all. */
const OF_ONE = ['main.courseVideoPlayUrl', 'main.paperHistoryAggregateDetail', 'main.questionQuestionDetail'];

const WITH: Readonly<Record<string, readonly object[]>> = {
	'main.questionTagsList': [{ level: 1 }],
	'main.courseAggregate': [{ scope: 'centre' }, { scope: 'home' }],
};

const calls = app.operations.filter((operation) => operation.method === 'get' && hasRatio(operation)).map(({ name }) => name);
const asked = calls.filter((name) => !OF_ONE.includes(name)).flatMap((name) => (WITH[name] ?? [{}]).map((input) => [name, input] as const));

test('every call for one record is among those whose answers have a ratio', () => {
	expect(OF_ONE.filter((name) => !calls.includes(name))).toEqual([]);
});

test.each(['demo', 'empty'] as const)('in the scenario %s a student who has done nothing has no rate or average of 0', async (scenario) => {
	const { ask } = await createWorld(scenarios[scenario]).as('newbie');
	const found: Record<string, readonly string[]> = {};
	for (const [call, input] of asked) found[`${call} ${JSON.stringify(input)}`] = zeros(await ask(call, { ...input }));
	expect(Object.keys(found).length).toBeGreaterThan(9);
	expect(Object.fromEntries(Object.entries(found).filter(([, paths]) => paths.length > 0))).toEqual({});
});
