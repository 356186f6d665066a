import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { encodingProblem } from './encoding-problem.ts';
import { locateInJson } from './locate-in-json.ts';
import { parseYaml } from './parse-yaml.ts';
import { locateInTree, type Plain, type Tree, type TreePath, toPlain } from './tree.ts';

export interface SourceFile {
	/** Relative to the project, with forward slashes. */
	path: string;
	text: string;
}

export interface PlainDocument {
	file: string;
	value: { readonly [key: string]: Plain };
	locate: (path: TreePath, part?: 'key' | 'value') => SourceSpan;
}

/** Reads an OpenAPI or seed file, YAML or JSON by its extension. Never throws. */
export function readDocument(source: SourceFile, report: Report): PlainDocument | null {
	return source.path.endsWith('.json') ? readJson(source, report) : readYaml(source, report);
}

function readYaml({ path: file, text }: SourceFile, report: Report): PlainDocument | null {
	const tree = parseYaml(file, text, report);
	if (!tree) return null;
	if (tree.kind !== 'map') {
		report({ code: 'wrong-type', message: 'This file must hold a map of keys and values.', at: tree.at });
		return null;
	}
	return { file, value: toPlain(tree) as PlainDocument['value'], locate: (path, part) => locateInTree(tree, path, part) };
}

function readJson({ path: file, text }: SourceFile, report: Report): PlainDocument | null {
	const unreadable = encodingProblem(file, text);
	if (unreadable) {
		report({ code: 'unreadable-json', ...unreadable });
		return null;
	}
	try {
		const value: unknown = JSON.parse(text);
		if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
			let root: Node | undefined;
			const locate: PlainDocument['locate'] = (path, part) => {
				// JSON.parse has accepted the text, so there is a tree.
				root ??= parseTree(text) as Node;
				return { file, ...locateInJson(root, path, part) };
			};
			return { file, value: value as PlainDocument['value'], locate };
		}
		report({ code: 'wrong-type', message: 'This file must hold an object.', at: { file, start: 0, end: 1 } });
	} catch {
		const errors: ParseError[] = [];
		parseTree(text, errors, { disallowComments: true });
		const position = errors[0]?.offset ?? 0;
		report({
			code: 'unreadable-json',
			message: `This is not JSON${errors[0] ? `: ${wordsOf(errors[0])}` : ''}.`,
			hint: 'Check commas, quotes and brackets around this place.',
			at: { file, start: position, end: position + 1 },
		});
	}
	return null;
}

/** Such as `property name expected`. The message of `JSON.parse` differs between versions of Node. */
const wordsOf = ({ error }: ParseError): string =>
	printParseErrorCode(error)
		.replace(/\B[A-Z]/g, (letter) => ` ${letter}`)
		.toLowerCase();

/** The positioned tree of one node, for our own constructs inside an OpenAPI document. */
export function treeAt(document: PlainDocument, value: Plain, path: TreePath): Tree {
	const at = document.locate(path);
	if (Array.isArray(value)) return { kind: 'list', items: value.map((item, index) => treeAt(document, item, [...path, index])), at };
	if (typeof value !== 'object' || value === null)
		return { kind: 'scalar', value: value as Extract<Plain, string | number | boolean | null>, at, textStart: null, empty: value === null };
	const entries = Object.entries(value).map(
		([key, item]) => [key, { key: document.locate([...path, key], 'key'), value: treeAt(document, item, [...path, key]) }] as const,
	);
	return { kind: 'map', entries: new Map(entries), at };
}
