import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadExpansion } from '#codegen/load-expansion.ts';
import { resolveProject } from '#codegen/project.ts';

const TOOLS = { now: 0, at: String, random: () => () => 0 };

function projectOf(texts: Readonly<Record<string, string>>) {
	const root = mkdtempSync(path.join(tmpdir(), 'expansion-'));
	mkdirSync(path.join(root, 'mock'));
	writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
	const write = (name: string, text: string): void => writeFileSync(path.join(root, name), text);
	for (const [name, text] of Object.entries(texts)) write(name, text);
	return { root, write, project: resolveProject({}, root) };
}

const EXPAND = "import { more } from './more.ts';\nexport const expandSeed = (rows: object) => ({ ...rows, more });\n";

async function expand({ project }: ReturnType<typeof projectOf>): Promise<{ rows: unknown; looked: string[] }> {
	const looked = new Set<string>();
	const { expandSeed } = await loadExpansion(project, 'mock/expand.ts', { books: [] }, looked);
	return { rows: expandSeed({ books: [] }, TOOLS), looked: [...looked] };
}

it('runs it, names its sources, and runs it again when one of them has changed', async () => {
	const sample = projectOf({ 'mock/expand.ts': EXPAND, 'mock/more.ts': "export const more = [{ id: 'a' }];\n" });
	const sources = ['mock/expand.ts', 'mock/more.ts'];
	expect(await expand(sample)).toEqual({ rows: { books: [], more: [{ id: 'a' }] }, looked: sources });
	const kept = path.join(sample.root, '.cache/expanded-seed.json');
	writeFileSync(kept, readFileSync(kept, 'utf8').replace('"id":"a"', '"id":"kept"'));
	expect(await expand(sample)).toEqual({ rows: { books: [], more: [{ id: 'kept' }] }, looked: sources });
	sample.write('mock/more.ts', "export const more = [{ id: 'b' }];\n");
	expect(await expand(sample)).toEqual({ rows: { books: [], more: [{ id: 'b' }] }, looked: sources });
});

it('throws the fault of a module that cannot be loaded only when it is called', async () => {
	const sample = projectOf({ 'mock/expand.ts': EXPAND });
	const { expandSeed } = await loadExpansion(sample.project, 'mock/expand.ts', {}, new Set());
	expect(() => expandSeed({}, TOOLS)).toThrow('more.ts');
});
