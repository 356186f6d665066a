/** The YAML of the guides is read as the compiler reads manifests. Names in it belong to other apps, so they are not looked up. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkApi } from '#codegen/check/check-api.ts';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { readDocument } from '#codegen/read/document.ts';
import { readManifestFiles } from '#codegen/read/read-manifests.ts';

const FILES = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs/guides').map((file) => `docs/guides/${file}`)];

const SAMPLES = FILES.flatMap((file) => {
	const text = readFileSync(file, 'utf8');
	return [...text.matchAll(/^( *)```yaml\n(.*?)^ *```/gms)].map((match) => ({
		place: `${file}:${text.slice(0, match.index).split('\n').length}`,
		yaml: dedent(match[2] ?? ''),
	}));
});

function dedent(text: string): string {
	const lines = text.split('\n');
	const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
	return lines.map((line) => line.slice(indent)).join('\n');
}

const indented = (text: string, by: number): string => text.replace(/^(?=.)/gm, ' '.repeat(by));

const PAGE = 'page: sample\ntitle: Sample\n';
const FORM = '- block: form\n  label: a\n  submits: main.a\n  submit: a\n';
const OPERATION = "paths:\n  /a:\n    get:\n      operationId: a\n      responses: { '200': { description: a } }\n";
const API = "openapi: 3.1.0\ninfo: { title: a, version: '1' }\n";

/** The manifest that a sample is, or is a part of: by its first key, or by that of its first item. */
const WHOLE: Readonly<Record<string, (yaml: string) => { path: string; text: string }>> = {
	openapi: (yaml) => ({ path: 'api/sample.yaml', text: `${yaml}${/^paths:/m.test(yaml) ? '' : 'paths: {}\n'}` }),
	paths: (yaml) => ({ path: 'api/sample.yaml', text: `${API}${yaml}` }),
	'x-mock': (yaml) => ({ path: 'api/sample.yaml', text: `${API}${OPERATION}${indented(yaml, 6)}` }),
	page: (yaml) => ({ path: 'pages/shelf.yaml', text: yaml }),
	data: (yaml) => ({ path: 'pages/sample.yaml', text: `${PAGE}${yaml}` }),
	state: (yaml) => ({ path: 'pages/sample.yaml', text: `${PAGE}${yaml}` }),
	dialogs: (yaml) => ({ path: 'pages/sample.yaml', text: `${PAGE}${yaml}` }),
	'- block': (yaml) => ({ path: 'pages/sample.yaml', text: `${PAGE}view:\n${indented(yaml, 2)}` }),
	'- field': (yaml) => ({ path: 'pages/sample.yaml', text: `${PAGE}view:\n${indented(`${FORM}  fields:\n${indented(yaml, 4)}`, 2)}` }),
	fields: (yaml) => ({ path: 'pages/sample.yaml', text: `${PAGE}view:\n${indented(`${FORM}${indented(yaml, 2)}`, 2)}` }),
	steps: (yaml) => ({ path: 'pages/sample.yaml', text: `${PAGE}view:\n${indented(`${FORM}${indented(yaml, 2)}`, 2)}` }),
	'- path': (yaml) => ({ path: 'routes.yaml', text: `routes:\n${indented(yaml, 2)}` }),
	sidebar: (yaml) => ({ path: 'menus.yaml', text: yaml }),
	header: (yaml) => ({ path: 'menus.yaml', text: yaml }),
	guards: (yaml) => ({ path: 'permissions.yaml', text: yaml }),
	components: (yaml) => ({ path: 'components.yaml', text: yaml }),
	fromAge: (yaml) => ({
		path: 'api/sample.yaml',
		text: `${API}paths: {}\ncomponents: { schemas: { A: { properties: {\n${indented(yaml, 2)} } } } }`,
	}),
	footer: (yaml) => ({
		path: 'pages/sample.yaml',
		text: `${PAGE}view:\n  - block: cards\n    source: data.a\n    title: row.a\n${indented(yaml, 4)}`,
	}),
};

function manifestOf(yaml: string): { path: string; text: string } {
	const value: unknown = parse(yaml);
	const [first] = Array.isArray(value) ? value : [value];
	const key = `${Array.isArray(value) ? '- ' : ''}${Object.keys(first as object)[0]}`;
	return WHOLE[key]?.(yaml) ?? { path: 'app.yaml', text: `site: { title: a }\napis: [main]\n${yaml}` };
}

/** Keys that only the whole file has; a sample may leave them out. */
const LEFT_OUT = new Set(['missing-key', 'dangling-ref', 'unknown-operation', 'unknown-security-scheme']);

test('there are samples', () => {
	expect(SAMPLES.length).toBeGreaterThan(20);
});

test.each(SAMPLES)('$place', ({ yaml }) => {
	const findings: Diagnostic[] = [];
	const { path, text } = manifestOf(yaml);
	const file = { path: `manifests/${path}`, text };
	const report = (finding: Diagnostic): void => void findings.push(finding);
	if (path.startsWith('api/')) {
		const document = readDocument(file, report);
		if (document) checkApi('sample', document, report);
	} else readManifestFiles({ folder: 'manifests', files: [file] }, report);
	const told = findings.filter(({ code, at }) => at.file === file.path && !LEFT_OUT.has(code));
	expect(told.map(({ code, message, at }) => `${code}: ${message} ${text.slice(at.start, at.end)}`)).toEqual([]);
});
