import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { browserSources } from '#tests/support/browser-sources.ts';

/** Types of constants that code cannot change. */
const READ_ONLY = /^(Readonly|readonly )/;

/** Collections and stores. A WeakMap is a cache that belongs to its keys. */
const MUTABLE = /^(Map|Set|Array)$/;

/** State that the modules of a file keep, which would be shared by all apps and tests of one process: variables, collections and stores. */
function stateOf(text: string): string[] {
	const source = ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest);
	return source.statements
		.filter(ts.isVariableStatement)
		.flatMap(({ declarationList }) =>
			declarationList.declarations
				.filter((declaration) => !isConstant(declarationList) || isMutable(declaration, source))
				.map(({ name }) => name.getText(source)),
		);
}

const isConstant = ({ flags }: ts.VariableDeclarationList): boolean => (flags & ts.NodeFlags.Const) !== 0;

function isMutable({ type, initializer }: ts.VariableDeclaration, source: ts.SourceFile): boolean {
	if (!initializer || (type && isReadOnly(type.getText(source), source.text))) return false;
	if (ts.isNewExpression(initializer)) return MUTABLE.test(initializer.expression.getText(source));
	if (ts.isCallExpression(initializer)) return initializer.expression.getText(source) === 'proxy';
	return isEmpty(initializer);
}

/** Also by the name of a type of the same file. */
const isReadOnly = (type: string, text: string): boolean =>
	READ_ONLY.test(type) || new RegExp(`^(export )?type ${type} = (Readonly|readonly )`, 'm').test(text);

/** An empty list or object is meant to be filled. */
const isEmpty = (value: ts.Expression): boolean =>
	(ts.isArrayLiteralExpression(value) && value.elements.length === 0) ||
	(ts.isObjectLiteralExpression(value) && value.properties.length === 0);

test.each([
	['let shown = null;', ['shown']],
	['export let shown = null, other = 1;', ['shown', 'other']],
	['const seen = new Map<string, number>();', ['seen']],
	['const seen: Set<string> = new Set();', ['seen']],
	['export const state = proxy({ open: false });', ['state']],
	['const open: Element[] = [];', ['open']],
	['const specs: Record<string, string> = {};', ['specs']],
	["const KINDS: ReadonlySet<string> = new Set(['a']);", []],
	['const NONE: readonly string[] = [];', []],
	['type Names = readonly string[];\nconst NONE: Names = [];', []],
	['const indexes = new WeakMap<object, number>();', []],
	['const load = loadOnce(() => import("./a.ts"));', []],
	['function create() { let state = 0; const seen = new Set(); }', []],
])('%s', (text, expected) => {
	expect(stateOf(text)).toEqual(expected);
});

test('no module of the app keeps state: state is in parts that app/ creates and hands down', () => {
	const files = browserSources().filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('src/generated/'));
	expect(files.length).toBeGreaterThan(500);
	expect(files.flatMap((file) => stateOf(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))).toEqual([]);
});
