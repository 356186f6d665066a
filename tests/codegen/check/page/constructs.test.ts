/** A construct without its rule would lack the keys that the app reads, and nobody would notice before. */
import { expect, test } from 'vitest';
import { constructRules } from '#codegen/check/page/constructs.ts';
import { steps } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import type { Grammar, ObjectGrammar } from '#codegen/grammar/grammar.ts';
import { page } from '#codegen/grammar/page.ts';

const shapes = new Set<ObjectGrammar>();
for (const shape of [page, ...Object.values(blockKinds), ...Object.values(steps)]) collect(shape);

function collect(shape: ObjectGrammar): void {
	if (shapes.has(shape)) return;
	shapes.add(shape);
	for (const { grammar } of Object.values(shape.keys)) for (const inner of shapesOf(grammar)) collect(inner);
}

function shapesOf(grammar: Grammar): ObjectGrammar[] {
	switch (grammar.kind) {
		case 'object':
			return [grammar.shape];
		case 'lazy':
			return [grammar.shape()];
		case 'list':
		case 'record':
			return shapesOf(grammar.of);
		case 'either':
			return grammar.of.flatMap(shapesOf);
		default:
			return [];
	}
}

/** Every construct gets `needs`. */
const derivedOf = ({ derived = {} }: ObjectGrammar): string[] => Object.keys(derived).filter((key) => key !== 'needs');

test('a construct that derives keys has a rule that compiles it', () => {
	const deriving = [...shapes].filter((shape) => derivedOf(shape).length > 0);
	expect(deriving.map(({ name }) => name)).toContain('FormField');
	expect(deriving.filter((shape) => !constructRules.get(shape)?.compile)).toEqual([]);
});

test('a construct that binds what is typed so far has a rule that knows its type', () => {
	const binding = [...shapes].filter(({ binds = [], keys }) =>
		[binds, ...Object.values(keys).map((key) => key.binds ?? [])].flat().some(({ value }) => value === 'input' || value === 'entry'),
	);
	expect(binding.map(({ name }) => name)).toContain('FormField');
	expect(binding.filter((shape) => !constructRules.get(shape)?.binds)).toEqual([]);
});

test('each rule is of a construct that pages may have', () => {
	expect([...constructRules.keys()].filter((shape) => !shapes.has(shape))).toEqual([]);
});
