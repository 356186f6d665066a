import { expect, test } from 'vitest';
import { steps } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import type { Grammar, ObjectGrammar } from '#codegen/grammar/grammar.ts';
import { manifestKinds } from '#codegen/grammar/manifest-kinds.ts';
import { mock } from '#codegen/grammar/mock.ts';
import { emitReference } from '#codegen/reference/emit-reference.ts';

const reference = emitReference();
const lines = reference.split('\n');

test('every key of every construct is described', () => {
	const seen = new Set<ObjectGrammar>();
	const visit = (shape: ObjectGrammar): void => {
		if (seen.has(shape)) return;
		seen.add(shape);
		for (const { grammar } of Object.values(shape.keys)) visitGrammar(grammar);
	};
	const visitGrammar = (grammar: Grammar): void => {
		if (grammar.kind === 'object') visit(grammar.shape);
		if (grammar.kind === 'lazy') visit(grammar.shape());
		if (grammar.kind === 'union') grammar.union.kinds.forEach(visit);
		if (grammar.kind === 'list' || grammar.kind === 'record') visitGrammar(grammar.of);
		if (grammar.kind === 'either') grammar.of.forEach(visitGrammar);
	};
	for (const shape of [...Object.values(manifestKinds), ...Object.values(blockKinds), ...Object.values(steps)]) visit(shape);
	mock.kinds.forEach(visit);
	const missing = [...seen].flatMap(({ name, keys }) =>
		Object.entries(keys)
			.filter(([key, { doc }]) => !lines.some((line) => new RegExp(`\`${key}(: \\w+)?\``).test(line) && line.endsWith(`: ${doc}`)))
			.map(([key]) => `${name}.${key}`),
	);
	expect(missing).toEqual([]);
	expect(seen.size).toBeGreaterThan(80);
});

test('every link leads to a heading, and headings are unique', () => {
	const anchors = [...reference.matchAll(/^##+ (.+)$/gm)].map(([, title = '']) =>
		title
			.toLowerCase()
			.replaceAll(/[^\w -]/g, '')
			.replaceAll(' ', '-'),
	);
	const links = [...reference.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor);
	expect(links.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
	expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
});
