import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unusedParts } from '#build/unused-parts.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';

const all = Object.keys(blockKinds);

test('a build contains every part that pages draw', () => {
	expect(unusedParts({ blockKinds: all, richValues: true })).toEqual({});
	expect(unusedParts({ blockKinds: ['table'], richValues: true })).not.toHaveProperty('#src/blocks/table/table-block.tsx$');
});

test('a build without blocks and rich values leaves out all but what is in the entry, and each module exists', () => {
	const modules = Object.keys(unusedParts({ blockKinds: [], richValues: false })).map((alias) => alias.slice(0, -1));
	expect(modules).toHaveLength(all.length - 2 + 1);
	expect(modules.filter((module) => !existsSync(module.replace('#', '')))).toEqual([]);
});
