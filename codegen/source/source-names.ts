/**
 * Names of manifests in a module of the app's source: operations, routes, guards and dictionaries. They are literals there, because their types
 * are unions of literals, so TypeScript's parser alone finds them; the type check proves that they exist.
 */
import ts from 'typescript';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';

export interface SourceName {
	kind: 'operation' | 'route' | 'guard' | 'dictionary';
	name: string;
	at: SourceSpan;
	/** The declaration at the top level of the module that contains it; empty for a statement. */
	within: string;
	/** Input that a call supplies by name; empty where the source does not show it. Null where the name is a type, which calls nothing. */
	given: readonly { name: string; at: SourceSpan }[] | null;
}

export interface SourceModule {
	/** Module specifiers as written, those of types and dynamic imports included. */
	imports: readonly string[];
	names: readonly SourceName[];
}

const OPERATION = /^[a-z][\w-]*\.[A-Za-z]\w*$/;
const DICTIONARY_LOOKUP = /dictionaries(\(\))?\.(find|items)$/i;

export function readSourceModule(file: string, text: string): SourceModule {
	return namesIn(
		ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS),
		file,
	);
}

/** `file`: name for the places. */
export function namesIn(source: ts.SourceFile, file: string): SourceModule {
	const imports: string[] = [];
	const literals: ts.StringLiteralLike[] = [];
	const identifiers: ts.Identifier[] = [];
	const visit = (node: ts.Node): void => {
		if (isModuleSpecifier(node)) imports.push(node.text);
		else if (ts.isStringLiteralLike(node)) literals.push(node);
		else if (ts.isIdentifier(node)) identifiers.push(node);
		ts.forEachChild(node, visit);
	};
	visit(source);
	const names = literals.flatMap((literal): SourceName[] => {
		const kind = kindOf(literal);
		if (!kind) return [];
		const named = (node: ts.Expression): SourceName => ({
			kind,
			name: literal.text,
			at: spanOf(node, file),
			within: declarationAround(node),
			given: inputAt(node, file),
		});
		const constant = constantOf(literal);
		const calls = constant ? identifiers.filter(({ text, parent }) => text === constant.text && parent !== constant.parent) : [];
		return calls.length > 0 ? calls.map(named) : [named(literal)];
	});
	return { imports, names };
}

/** String literals with exactly this text. */
export function findLiterals(source: ts.SourceFile, file: string, text: string): SourceSpan[] {
	const found: SourceSpan[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isStringLiteralLike(node) && node.text === text) found.push(spanOf(node, file));
		ts.forEachChild(node, visit);
	};
	if (source.text.includes(text)) visit(source);
	return found;
}

function isModuleSpecifier(node: ts.Node): node is ts.StringLiteral {
	if (!ts.isStringLiteral(node)) return false;
	const { parent } = node;
	if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
	return ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
}

function kindOf(literal: ts.StringLiteralLike): SourceName['kind'] | null {
	const { parent } = literal;
	if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'route') return 'route';
	if (ts.isJsxAttribute(parent) && parent.name.getText() === 'guard') return 'guard';
	if (ts.isCallExpression(parent) && parent.arguments[0] === literal) {
		const called = parent.expression.getText();
		if (/(^|\.)can$/.test(called)) return 'guard';
		if (DICTIONARY_LOOKUP.test(called)) return 'dictionary';
	}
	return OPERATION.test(literal.text) ? 'operation' : null;
}

/** The name of the constant that a literal initialises, as in `const SAVE = 'main.noteSave'`. */
function constantOf({ parent }: ts.StringLiteralLike): ts.Identifier | null {
	const declaration = ts.isAsExpression(parent) ? parent.parent : parent;
	return ts.isVariableDeclaration(declaration) && ts.isIdentifier(declaration.name) ? declaration.name : null;
}

/** Input beside a name: `call(name, { … })`. */
function inputAt(node: ts.Expression, file: string): SourceName['given'] {
	const { parent } = node;
	if (ts.isLiteralTypeNode(parent)) return null;
	const input = ts.isCallExpression(parent) && parent.arguments[0] === node ? parent.arguments[1] : null;
	if (!input || !ts.isObjectLiteralExpression(input)) return [];
	return input.properties.flatMap(({ name }) =>
		name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [{ name: name.text, at: spanOf(name, file) }] : [],
	);
}

export function declarationAround(node: ts.Node): string {
	let around = node;
	while (!ts.isSourceFile(around.parent)) around = around.parent;
	if (ts.isVariableStatement(around)) return around.declarationList.declarations[0]?.name.getText() ?? '';
	return isNamedDeclaration(around) ? (around.name?.text ?? '') : '';
}

const isNamedDeclaration = (node: ts.Node) =>
	ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Without the quotes of a literal. */
function spanOf(node: ts.Node, file: string): SourceSpan {
	const quotes = ts.isStringLiteralLike(node) ? 1 : 0;
	return { file, start: node.getStart() + quotes, end: node.getEnd() - quotes };
}
