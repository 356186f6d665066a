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

const load = ({ project }: ReturnType<typeof projectOf>, looked = new Set<string>()) =>
	loadExpansion({ project, file: 'mock/expand.ts', seed: { books: [] }, compiler: 'one', looked });

async function print(sample: ReturnType<typeof projectOf>): Promise<{ text: string; looked: string[] }> {
	const looked = new Set<string>();
	const expansion = await load(sample, looked);
	return { text: expansion.print((expand) => JSON.stringify(expand({ books: [] }, TOOLS))), looked: [...looked] };
}

it('prints its rows, names its sources, and runs it again when one of them has changed', async () => {
	const sample = projectOf({ 'mock/expand.ts': EXPAND, 'mock/more.ts': "export const more = [{ id: 'a' }];\n" });
	const looked = ['mock/expand.ts', 'mock/more.ts'];
	expect(await print(sample)).toEqual({ text: '{"books":[],"more":[{"id":"a"}]}', looked });
	const kept = path.join(sample.root, '.cache/expanded-seed');
	writeFileSync(kept, readFileSync(kept, 'utf8').replace('"id":"a"', '"id":"kept"'));
	expect(await print(sample)).toEqual({ text: '{"books":[],"more":[{"id":"kept"}]}', looked });
	sample.write('mock/more.ts', "export const more = [{ id: 'b' }];\n");
	expect(await print(sample)).toEqual({ text: '{"books":[],"more":[{"id":"b"}]}', looked });
});

it('throws the fault of a module that cannot be loaded only when its rows are printed', async () => {
	const expansion = await load(projectOf({ 'mock/expand.ts': EXPAND }));
	expect(() => expansion.print(() => '')).toThrow('more.ts');
});
