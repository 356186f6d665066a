import { expect, it } from 'vitest';
import { isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { toolboxOf } from '#app/blocks/editor/toolbox-definition.ts';
import { KINDS } from '#app/blocks/kinds.ts';
import { collection } from '#app/blocks/toolbox-grammar.ts';
import { readTree } from '#codegen/files.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import { toolboxes } from '#generated/collections/toolboxes.ts';
import { findingsIn } from '#tests/product/support/collection-findings.ts';

const drawer = (blocks: string, title = '循环', colour = '#7a4aa8'): string =>
	`{ title: ${title}, colour: '${colour}', blocks: [${blocks}] }`;
const toolbox = (...drawers: readonly string[]): string => `title: 循环\ndrawers: [${drawers.join(', ')}]\n`;

it.each([
	['nothing wrong', { loops: toolbox(drawer('repeat')) }, []],
	['a type that no kind has', { loops: toolbox(drawer('repaet')) }, ['not-one-of loops: repaet']],
	['a block in two drawers', { loops: toolbox(drawer('repeat'), drawer('repeat', '画笔')) }, ['duplicate-block loops: repeat']],
	['two drawers of one title', { loops: toolbox(drawer('repeat'), drawer('count')) }, ['duplicate-title loops: 循环']],
	['two toolboxes of one title', { loops: toolbox(drawer('repeat')), more: toolbox(drawer('count')) }, ['duplicate-title more: 循环']],
	['a light colour', { loops: toolbox(drawer('repeat', '循环', '#c9a6f0')) }, ["low-contrast loops: '#c9a6f0'"]],
	[
		'a call that nothing defines',
		{ loops: toolbox(drawer('procedures_defnoreturn, procedures_callreturn')) },
		['call-without-definition loops: procedures_callreturn'],
	],
])('%s', (_, toolboxes, found) => {
	expect(findingsIn(collection, toolboxes)).toEqual(found);
});

it('the toolbox of all blocks needs every kind but the start', () => {
	expect(findingsIn(collection, { all: toolbox(drawer('repeat')) })).toHaveLength(KINDS.size - ['start', 'repeat'].length);
});

it.each([...KINDS])('%s has Chinese words, with each of its parts, and says in Chinese what it does', (_, kind) => {
	const { words, parts, tooltip } = kind;
	const named = [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
	expect(named.sort()).toEqual(Object.keys(parts).sort());
	const said = [
		words.replaceAll(/\{\w+\}/g, ''),
		...Object.values(parts).flatMap((part) => ('choice' in part ? part.choice.map(([word]) => word) : [])),
	].join(' ');
	expect(said).not.toMatch(/[a-z]{2,}/i);
	for (const text of [tooltip, ...(kind.is === 'top' ? [] : [kind.example])]) expect(text).toMatch(/\p{Script=Han}/u);
});

it.each([
	['lists', ['summary', 'larger', 'sort'], 'append'],
	['no toolbox of ours', ['repeat', 'count'], 'each'],
	[null, ['print', 'print_on_line', 'new_line'], 'read_text'],
])('the toolbox %s has drawers without the blocks %j that a problem forbids', (name, without, kept) => {
	const types = toolboxOf(name, without).drawers.flatMap(({ blocks }): readonly string[] => blocks);
	expect(types.filter((type) => without.includes(type))).toEqual([]);
	expect(types).toContain(kept);
});

it('a drawer of forbidden blocks alone is gone', () => {
	expect(toolboxOf('first-steps', ['text']).drawers.map(({ title }) => title)).toEqual(['输入输出', '运算']);
});

/** Names of toolboxes in rows, and of blocks that such rows forbid. */
function namesIn({ path, text }: SourceFile): { place: string; isKnown: boolean }[] {
	const lines = new LineCounter();
	const names: { place: string; isKnown: boolean }[] = [];
	const note = (node: unknown, isKnown: (name: string) => boolean): void => {
		if (!isScalar(node)) return;
		const name = String(node.value);
		names.push({ place: `${path}:${lines.linePos(node.range?.[0] ?? 0).line} ${name}`, isKnown: isKnown(name) });
	};
	visit(parseDocument(text, { lineCounter: lines }), {
		Map(_key, row) {
			const toolbox = row.get('toolbox', true);
			if (!toolbox) return;
			note(toolbox, (name) => Object.hasOwn(toolboxes, name));
			const without = row.get('without', true);
			for (const type of isSeq(without) ? without.items : []) note(type, (name) => KINDS.has(name));
		},
	});
	return names;
}

it('rows of the seed name toolboxes and blocks that exist', () => {
	const names = readTree(process.cwd(), 'product')
		.filter(({ path }) => path.includes('/back-end/'))
		.flatMap(namesIn);
	expect(names.length).toBeGreaterThan(0);
	expect(names.filter(({ isKnown }) => !isKnown).map(({ place }) => place)).toEqual([]);
});
