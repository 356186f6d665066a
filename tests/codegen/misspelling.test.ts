/** Misspells every name that the compiler resolves, one at a time. Each misspelling is one finding that underlines it. */
import { expect, test } from 'vitest';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import { TEXTS } from './support/busy-project.ts';
import { everyReference } from './support/every-reference.ts';
import { checkProject, findingsOf } from './support/findings-of.ts';
import { namesIn, type WrittenName } from './support/names-in.ts';
import { REFERENCE_KINDS } from './support/reference-kinds.ts';

const project = everyReference();
const memo = new Memo();
const { findings: good, manifests, model } = checkProject(project, TEXTS, memo);
const names = namesIn(manifests);
const textOf = ({ file, start, end }: SourceSpan): string => (project.get(file) ?? '').slice(start, end);

test('the project has no findings', () => {
	expect(good).toEqual([]);
});

test('the project has references of every kind', () => {
	expect([...new Set(names.map(({ kind }) => kind))].sort()).toEqual(
		[
			...REFERENCE_KINDS,
			'arguments',
			'route-params',
			'props',
			'state-values',
			'body-field',
			'root of a path',
			'field of a path',
			'pipe',
			'code',
		].sort(),
	);
});

test.each(names.filter(isLookedUp).map((name) => ({ ...name, place: `${name.at.file}:${name.at.start}` })))(
	'reports $kind $name misspelt at $place as one finding that underlines it',
	({ name, at }) => {
		const text = project.get(at.file) ?? '';
		const found = text.lastIndexOf(name, at.end);
		const changed = `${text.slice(0, found + name.length)}Zq${text.slice(found + name.length)}`;
		const findings = findingsOf(new Map([...project, [at.file, changed]]), TEXTS, memo).map(({ code, at: place }) => ({
			code,
			file: place.file,
			underlined: changed.slice(place.start, place.end).includes(`${name}Zq`) && place.end - place.start <= at.end - at.start + 2,
		}));
		expect(findings).toEqual([{ code: expect.any(String), file: at.file, underlined: true }]);
	},
);

/** False for codes that no schema lists. */
function isLookedUp({ kind, name }: WrittenName): boolean {
	return kind !== 'code' || name === 'easy';
}

const api = project.get('manifests/api/main.yaml') ?? '';
const inApi = [...api.matchAll(/(?<=resource: |x-invalidates: \[|#\/components\/schemas\/|children: |like: \[)\w+/g)];

test.each(inApi.map(({ 0: name, index }) => ({ name, index })))(
	'reports $name misspelt in the API document at $index in that document',
	({ name, index }) => {
		const changed = `${api.slice(0, index + name.length)}Zq${api.slice(index + name.length)}`;
		const findings = findingsOf(new Map([...project, ['manifests/api/main.yaml', changed]]), TEXTS, memo);
		const there = findings.filter(({ at }) => at.file.includes('/api/') && changed.slice(at.start, at.end).includes(`${name}Zq`));
		expect(there).toHaveLength(1);
	},
);

const needed = names.filter(({ kind, name }) => {
	if (kind === 'route-params') return true;
	return kind === 'arguments' && ['id', 'username', 'password'].includes(name);
});

test('the project has required arguments', () => {
	expect(needed.length).toBeGreaterThan(5);
	expect(model?.names.operations.get('main.login')?.body?.required).toEqual(['username', 'password']);
});

test.each(needed.map((name) => ({ ...name, place: `${name.at.file}:${name.at.start}` })))(
	'reports $kind $name missing at $place as one finding that names it',
	({ name, at }) => {
		const text = project.get(at.file) ?? '';
		const value = /^(\s*:\s*("[^"]*"|[^,}]+)(,\s*)?)/.exec(text.slice(at.end))?.[1] ?? '';
		const changed = text.slice(0, at.start) + text.slice(at.end + value.length);
		const findings = findingsOf(new Map([...project, [at.file, changed]]), TEXTS, memo);
		expect(textOf(at)).toBe(name);
		expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(`\`${name}\``)]);
	},
);
