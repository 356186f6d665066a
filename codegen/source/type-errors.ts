/** Type errors that a change of the generated API types causes in hand-written TypeScript. */
import ts from 'typescript';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { namesAround } from './declared-uses.ts';
import { relativeName } from './type-program.ts';

/** Differences between two versions of the types of an API: names of properties, and operations whose types differ, as `<api>.<id>`. */
export function changedNames(api: string, before: string, after: string): { names: Set<string>; operations: Set<string> } {
	const was = declarationsIn(before);
	const is = declarationsIn(after);
	const keys = [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key)?.text !== is.get(key)?.text);
	const differ = new Set(keys);
	// Only the innermost of nested declarations say what has changed.
	const inner = keys.filter((key) => !keys.some((other) => other.startsWith(`${key}\n`)));
	const operations = new Set<string>();
	const reaches = (key: string, open: ReadonlySet<string>): boolean => {
		if (differ.has(key)) return true;
		const refs = [...(was.get(key)?.refs ?? []), ...(is.get(key)?.refs ?? [])].filter((ref) => !open.has(ref));
		return refs.some((ref) => reaches(ref, new Set([...open, ref])));
	};
	for (const key of new Set([...was.keys(), ...is.keys()])) {
		const [top, id, ...rest] = key.split('\n');
		if (top === 'operations' && id && rest.length === 0 && reaches(key, new Set([key]))) operations.add(`${api}.${id}`);
	}
	return { names: new Set(inner.map((key) => key.slice(key.lastIndexOf('\n') + 1))), operations };
}

interface Declared {
	text: string;
	/** Keys of the components that it refers to. */
	refs: readonly string[];
}

function declarationsIn(text: string): Map<string, Declared> {
	const source = ts.createSourceFile('api.ts', text, ts.ScriptTarget.Latest, true);
	const found = new Map<string, Declared>();
	const visit = (node: ts.Node): void => {
		if (ts.isPropertySignature(node)) {
			const own = node.getText();
			const refs = [...own.matchAll(/components\["(\w+)"\]\["([^"]+)"\]/g)].map(([, group, name]) => `components\n${group}\n${name}`);
			found.set(namesAround(node).join('\n'), { text: own, refs });
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

/** Type errors of the files that mention one of the words. */
export function typeErrors(program: ts.Program, root: string, files: readonly ts.SourceFile[], words: ReadonlySet<string>): Diagnostic[] {
	const mentions = new RegExp(
		`(?<![\\w$])(?:${[...words].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\w$])`,
	);
	return files
		.filter(({ text }) => words.size > 0 && mentions.test(text))
		.flatMap((file) => program.getSemanticDiagnostics(file).map((error) => asFinding(error, file, root)));
}

function asFinding({ start = 0, length = 1, messageText, code }: ts.Diagnostic, file: ts.SourceFile, root: string): Diagnostic {
	const [first = '', ...more] = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
	const [detail] = more.slice(-1);
	return {
		code: 'type-error',
		message: `TypeScript ${code}: ${first}`,
		...(detail ? { hint: detail.trim() } : {}),
		at: { file: relativeName(root, file), start, end: start + length },
	};
}
