/**
 * Validates every invalid sample against the editor schemas of the base project. They reject mistakes that are visible without types and
 * other files; only the compiler reports the rest.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createValidators, readSchemas, type Validate } from '../support/editor-schemas.ts';
import { applyEdit, baseProject, compileSample, type Edit } from '../support/sample-project.ts';

const SAMPLES = path.resolve('tests/codegen/samples');
const COMPONENTS = 'manifests/components.yaml';
const usual = await validatorsFor(new Map(modules()));
const KINDS = ['api', 'app', 'components', 'menus', 'page', 'permissions', 'routes'];

const UNSEEN: Readonly<Record<string, RegExp>> = {
	'no types in a schema of draft 7':
		/^(missing-(case|else)|field-of-(computed|some-forms)|out-of-range|mixed-times|wrong-(operand(?!-check)|optimistic-field|slot-type(?!-served)|argument|parameter-type(?!-options)|facet-state|control(?!-(cell|fit|options|parts|labels))|type-refusals)|nullable-access|needless-default|unsafe-link|secret-field|wrong-type-menu-param|not-(a-list|an-object|paged)|circular-data|unknown-enum-value(?!-(matching|place|time|type)))/,
	'expressions are text':
		/^(nested-choices|unknown-let|other-row|bad-expression|expression-as-text|unknown-(pipe|name|field(?!-of-row)|data|state|feature(?!-named)|dictionary(?!-of)|icon-in-expression))/,
	'other files, or other places of this one':
		/^(broken-(collection|entries)|close-outside|conflicting-keys-stream|uncalled-method|unkeyed-call|unknown-body-field-at-least-one|unconfirmed|stray-manifest|(missing|unknown)-message|missing-label(?!-choice)|wrong-(placeholder|plural)|circular-ref|endless-schema|unused|unreadable-header|unknown-(security-scheme|token|paging-name)|body-of-get|invalidating-read|invalid-seed|wrong-(seed-value|mock-(answer|value|filter))|missing-seed-field|unknown-answer-field|wrong-(path-parameters|format-(argument|state-default|handler|message|path|pattern|route-path))|unopened|unasked|unknown-dialog|(missing|unknown)-parameter-(dialog|of-back-end)|duplicate(?!-field-parts)|(circular|unknown)-part$|dangling|missing-(file|folder|module|export|handler|operation-file)|name-mismatch|page-without-route|redirect-loop|menu-to-hidden-route|ambiguous-input|missing-(body-field(?!-(?!steps))|key-(account|unlock|route-list|outbox))|unknown-(resource-read-only|role-seed|seed-field|parameter-mock|route-active-menu)|wrong-type-default)/,
	'what one key asks of another':
		/^(conflicting-types|optional-path-parameter|outdated-keyword|wrong-default|(conflicting-keys|missing-body-field|missing-key)-changed|missing-key-(every|paging)|wrong-(answer-kind(?!-call)|format-every)|step-after-leaving|duplicate-tab|missing-case-facet|(conflicting-keys|missing-key)-(facet|each|items|optional|page-size)|conflicting-keys-mock-(guard|owner)|empty-(range-|list-enum)|missing-key-(sort|select|changes|optimistic)|wrong-(type|format)-enum|unknown-prop-blocks|wrong-typed-text)/,
	'what HTTP and the time-zone database allow': /^(wrong-idempotency|unknown-time-zone|reserved-name-api)/,
	'names that are free': /^(unknown-key-near|unknown-media-type|unread-stream|reserved-name)/,
	'a note is no mistake': /^(unknown-format|unchecked-keyword|long-integer|missing-invalidates)/,
	'it is no YAML that a validator would be given': /^(unreadable(?!-(yaml|json)-utf-16)|empty-file|unknown-key-merge)/,
};

const names = readdirSync(SAMPLES).sort();

test.each(names)('%s', async (name) => {
	const edits = parse(readFileSync(path.join(SAMPLES, name, 'edits.yaml'), 'utf8')) as Edit[];
	const project = baseProject();
	for (const edit of edits) applyEdit(project, edit);
	// Checks only the files with findings: schemas are as old as the last good compilation, so others may use names that are new.
	const wrong = [...readFileSync(path.join(SAMPLES, name, 'expected.txt'), 'utf8').matchAll(/^error ([^:]+):/gm)].map(
		([, file]) => file ?? '',
	);
	const declared = edits.flatMap(({ file, write }) =>
		write && (file === COMPONENTS || file.endsWith('.tsx')) ? [[file, write] as const] : [],
	);
	const validatorOf = declared.length > 0 && !wrong.includes(COMPONENTS) ? await validatorsFor(new Map(declared)) : usual;
	const seen = wrong.some((file) => isRejected(file, project.get(file), validatorOf));
	const reason = Object.entries(UNSEEN).find(([, pattern]) => pattern.test(name))?.[0];
	expect({ name, seen }).toEqual({ name, seen: reason === undefined });
});

/** Schemas of the base project with these components. */
async function validatorsFor(components: ReadonlyMap<string, string>): Promise<(path: string) => Validate> {
	const { files } = await compileSample(new Map([...baseProject(), ...components]));
	return createValidators(readSchemas(files ?? []));
}

function isRejected(file: string, text: string | undefined, validatorOf: (path: string) => Validate): boolean {
	const folder = /^manifests\/(pages|api)\//.exec(file)?.[1];
	const kind = folder === 'pages' ? 'page' : (folder ?? /^manifests\/(\w+)\.yaml$/.exec(file)?.[1] ?? '');
	const value = text === undefined ? undefined : readOrNull(text);
	return value !== undefined && KINDS.includes(kind) && !validatorOf(`${kind}.json`)(value);
}

function modules(): [string, string][] {
	const props = (name: string): string => `{ module: x/y.tsx, export: Y, props: { ${name}: { type: string, required: true } } }`;
	const declared = `components:\n  'x#Y': ${props('title')}\nhandlers:\n  shout: ${props('text')}\n`;
	return [
		[COMPONENTS, declared],
		['manifests/x/y.tsx', 'export function Y() {}\n'],
	];
}

function readOrNull(text: string): unknown {
	try {
		return parse(text, { merge: true, maxAliasCount: -1, logLevel: 'error' }) ?? undefined;
	} catch {
		return undefined;
	}
}
