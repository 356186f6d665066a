/**
 * Validates every invalid sample against the editor schemas of the base project. All validators reject mistakes that are visible without
 * types and other files, and agree on the rest, which only the compiler reports.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyEdit, baseProject, compileSample, type Edit } from '../support/sample-project.ts';
import { readSchemas, type Validate, validators } from '../support/schema-validators.ts';

const SAMPLES = path.resolve('tests/codegen/samples');
const { files } = await compileSample(new Map([...baseProject(), ...modules()]));
const schemas = readSchemas(files ?? []);
const kinds = ['api', 'app', 'components', 'menus', 'page', 'permissions', 'routes'];
const validate: Record<string, Record<string, Validate>> = Object.fromEntries(
	Object.entries(validators).map(([name, compile]) => {
		const make = compile(schemas);
		return [name, Object.fromEntries(kinds.map((kind) => [kind, make(`${kind}.json`)]))];
	}),
);

const UNSEEN: Readonly<Record<string, RegExp>> = {
	'no types in a schema of draft 7':
		/^(wrong-(operand|slot-type(?!-served)|argument|parameter-type(?!-options)|facet-state|control(?!-(cell|fit|options))|type-refusals)|nullable-access|unsafe-link|secret-field|wrong-type-menu-param|not-(a-list|an-object|paged)|circular-data|unknown-enum-value(?!-(matching|place)))/,
	'expressions are text': /^(bad-expression|expression-as-text|unknown-(pipe|name|field|data|state|dictionary(?!-of)|icon-in-expression))/,
	'other files, or other places of this one':
		/^(close-outside|stray-manifest|circular-ref|body-of-get|invalidating-read|invalid-seed|wrong-(path-parameters|format-(path|pattern|route-path))|unopened|unknown-dialog|(missing|unknown)-parameter-(dialog|of-back-end)|duplicate|dangling|missing-(file|folder|module|export|handler|operation-file)|name-mismatch|page-without-route|redirect-loop|menu-to-hidden-route|ambiguous-input|missing-(body-field(?!-(?!steps))|key-(account|unlock|route-list))|unknown-(seed-field|parameter-mock|route-active-menu)|wrong-type-default)/,
	'what one key asks of another':
		/^((conflicting-keys|missing-key)-(facet|each)|conflicting-keys-mock|empty-range-|missing-key-(sort|select|changes)|wrong-type-enum)/,
	'a free name that is nearly a known one': /^unknown-key-near/,
	'it is no YAML that a validator would be given': /^(unreadable|empty-file|unknown-key-merge)/,
};

const names = readdirSync(SAMPLES).sort();

test.each(names)('%s', (name) => {
	const edits = parse(readFileSync(path.join(SAMPLES, name, 'edits.yaml'), 'utf8')) as Edit[];
	const project = baseProject();
	for (const edit of edits) applyEdit(project, edit);
	// Checks only the files with findings: schemas are as old as the last good compilation, so others may use names that are new.
	const wrong = [...readFileSync(path.join(SAMPLES, name, 'expected.txt'), 'utf8').matchAll(/^error ([^:]+):/gm)].map(
		([, file]) => file ?? '',
	);
	const said = Object.entries(validate).map(([validator, byKind]) => [
		validator,
		wrong.some((file) => isRejected(file, project.get(file), byKind)),
	]);
	expect(said).toEqual(said.map(([validator]) => [validator, said[0]?.[1]]));
	const seen = said[0]?.[1];
	const reason = Object.entries(UNSEEN).find(([, pattern]) => pattern.test(name))?.[0];
	expect({ name, seen }).toEqual({ name, seen: reason === undefined });
});

function isRejected(file: string, text: string | undefined, byKind: Readonly<Record<string, Validate>>): boolean {
	const folder = /^manifests\/(pages|api)\//.exec(file)?.[1];
	const kind = folder === 'pages' ? 'page' : (folder ?? /^manifests\/(\w+)\.yaml$/.exec(file)?.[1] ?? '');
	const value = text === undefined ? undefined : readOrNull(text);
	return value !== undefined && byKind[kind]?.(value) === false;
}

function modules(): [string, string][] {
	const props = (name: string): string => `{ module: features/x/y.tsx, export: Y, props: { ${name}: { type: string, required: true } } }`;
	const declared = `components:\n  'features/x#Y': ${props('title')}\nhandlers:\n  shout: ${props('text')}\n`;
	return [
		['manifests/components.yaml', declared],
		['src/features/x/y.tsx', 'export function Y() {}\n'],
	];
}

function readOrNull(text: string): unknown {
	try {
		return load(text);
	} catch {
		return undefined;
	}
}
