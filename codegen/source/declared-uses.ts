/** Finds the places at which hand-written TypeScript uses a type or field of the generated API types. */
import ts from 'typescript';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { declarationAround } from './source-names.ts';
import { relativeName } from './type-program.ts';

export interface DeclaredUse {
	/** Key of the declaration, as of `declarationKey`. */
	key: string;
	at: SourceSpan;
	/** The value that is given, if it is a literal. */
	literal?: string | number;
	/** The declaration at the top level of the module that contains it; empty for a statement. */
	within: string;
	/** `{ name }` stands for `{ name: name }`. */
	shorthand: boolean;
}

/** Uses of the declarations with these keys, which are in files below `apis`, an absolute folder. */
export function findDeclaredUses(
	program: ts.Program,
	{ root, apis, files, keys }: { root: string; apis: string; files: readonly ts.SourceFile[]; keys: ReadonlySet<string> },
): DeclaredUse[] {
	const names = new Set([...keys].map((key) => key.slice(key.lastIndexOf(SEPARATOR) + 1)));
	const checker = program.getTypeChecker();
	const uses: DeclaredUse[] = [];
	for (const file of files) {
		if (![...names].some((name) => file.text.includes(name))) continue;
		const visit = (node: ts.Node): void => {
			if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && names.has(node.text)) {
				const found = propertiesAt(node, checker)
					.flatMap((symbol) => checker.getRootSymbols(symbol))
					.flatMap((symbol) => symbol.declarations ?? [])
					.flatMap((declaration) => declaredKey(declaration, apis) ?? []);
				for (const key of new Set(found)) if (keys.has(key)) uses.push({ key, ...useAt(node, file, root) });
			}
			ts.forEachChild(node, visit);
		};
		visit(file);
	}
	return uses;
}

function useAt(node: ts.Identifier | ts.StringLiteralLike, file: ts.SourceFile, root: string): Omit<DeclaredUse, 'key'> {
	const quotes = ts.isStringLiteralLike(node) ? 1 : 0;
	const at = { file: relativeName(root, file), start: node.getStart(file) + quotes, end: node.getEnd() - quotes };
	const { parent } = node;
	const given = ts.isPropertyAssignment(parent) && parent.name === node ? parent.initializer : null;
	const literal =
		given && ts.isStringLiteralLike(given) ? given.text : given && ts.isNumericLiteral(given) ? Number(given.text) : undefined;
	const shorthand = ts.isShorthandPropertyAssignment(parent) || (ts.isBindingElement(parent) && !parent.propertyName);
	return { at, shorthand, within: declarationAround(node), ...(literal === undefined ? {} : { literal }) };
}

/** The properties that a name means: of the object before the dot, or of the type that its literal or pattern has to fit. */
function propertiesAt(node: ts.Identifier | ts.StringLiteralLike, checker: ts.TypeChecker): ts.Symbol[] {
	const { parent } = node;
	const of = (type: ts.Type | undefined): ts.Symbol[] =>
		type
			? (type.isUnion() ? type.types : [type]).flatMap(
					(member) => checker.getPropertyOfType(checker.getApparentType(member), node.text) ?? [],
				)
			: [];
	if (ts.isPropertyAccessExpression(parent) && parent.name === node) return of(checker.getTypeAtLocation(parent.expression));
	if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) return of(checker.getTypeAtLocation(parent.expression));
	if ((ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) && parent.name === node)
		return of(checker.getContextualType(parent.parent as ts.ObjectLiteralExpression) ?? checker.getTypeAtLocation(parent.parent));
	if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) return of(checker.getTypeAtLocation(parent.parent));
	return ts.isLiteralTypeNode(parent) ? of(indexedType(parent, checker)) : [];
}

/** `Course['title']`, `Pick<Course, 'title' | 'level'>` */
function indexedType(literal: ts.LiteralTypeNode, checker: ts.TypeChecker): ts.Type | undefined {
	const parent = ts.isUnionTypeNode(literal.parent) ? literal.parent.parent : literal.parent;
	if (ts.isIndexedAccessTypeNode(parent)) return checker.getTypeAtLocation(parent.objectType);
	const [first, ...rest] = ts.isTypeReferenceNode(parent) ? (parent.typeArguments ?? []) : [];
	return first && rest.length > 0 ? checker.getTypeAtLocation(first) : undefined;
}

const SEPARATOR = '\n';

/** Key of a declaration of generated API types: the API and the names around it. */
export const declarationKey = (api: string, names: readonly string[]): string => [api, ...names].join(SEPARATOR);

function declaredKey(declaration: ts.Declaration, apis: string): string | null {
	const { fileName } = declaration.getSourceFile();
	if (!fileName.startsWith(`${apis}/`) || !ts.isPropertySignature(declaration)) return null;
	return declarationKey(fileName.slice(apis.length + 1).replace(/\.ts$/, ''), namesAround(declaration));
}

/** Names of a property signature and of all around it: `components`, `schemas`, `Course`, `title`. */
export function namesAround(declaration: ts.Node): string[] {
	const names: string[] = [];
	for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent)
		if ((ts.isPropertySignature(node) || ts.isInterfaceDeclaration(node)) && node.name) names.unshift(nameOf(node.name));
	return names;
}

const nameOf = (name: ts.PropertyName): string =>
	ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
