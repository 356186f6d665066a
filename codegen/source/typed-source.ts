/** The app's TypeScript under the API types of two versions of the manifests. */
import type ts from 'typescript';
import type { Diagnostic, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { type DeclaredUse, findDeclaredUses } from './declared-uses.ts';
import { findLiterals, namesIn, type SourceName } from './source-names.ts';
import { changedNames, typeErrors } from './type-errors.ts';
import { createTypeProgram, ownFiles, relativeName } from './type-program.ts';

export interface TypedSource {
	names: readonly SourceName[];
	/** Text of each file, for places. */
	texts: ReadonlyMap<string, string>;
	/** String literals with exactly this text, without their quotes. */
	literals(text: string): SourceSpan[];
	/** Uses of declarations of the old types; keys are those of `declarationKey`. */
	uses(keys: ReadonlySet<string>): DeclaredUse[];
	/** Type errors under the new types, of the files that mention what has changed or one of the words. */
	errors(words?: readonly string[]): Diagnostic[];
}

export interface TypedSourceInput {
	root: string;
	/** Absolute folders of generated code: that of the app, and others. */
	generated: readonly [app: string, ...others: string[]];
	/** Texts of generated types by path below the app's folder, of the old version and of the new one. */
	before: ReadonlyMap<string, string>;
	after: ReadonlyMap<string, string>;
}

/** Null if the project has no TypeScript of its own. */
export function createTypedSource({ root, generated, before, after }: TypedSourceInput): TypedSource | null {
	const [app] = generated;
	const placed = (texts: ReadonlyMap<string, string>) => new Map([...texts].map(([file, text]) => [`${app}/${file}`, text]));
	const program = createTypeProgram(root, placed(before));
	if (!program) return null;
	const files = ownFiles(program, root, generated);
	// Parents of nodes are set as the checker binds.
	program.getTypeChecker();
	return {
		names: files.flatMap((file) => namesIn(file, relativeName(root, file)).names),
		texts: new Map(files.map((file) => [relativeName(root, file), file.text])),
		literals: (text) => files.flatMap((file) => findLiterals(file, relativeName(root, file), text)),
		uses: (keys) => findDeclaredUses(program, { root, apis: `${app}/api`, files, keys }),
		errors: (words = []) => errorsAfter(program, { root, generated, before, after }, { texts: placed(after), words }),
	};
}

function errorsAfter(
	earlier: ts.Program,
	{ root, generated, before, after }: TypedSourceInput,
	{ texts, words: also }: { texts: ReadonlyMap<string, string>; words: readonly string[] },
): Diagnostic[] {
	const words = new Set([...changedWords(before, after), ...also]);
	const program = words.size > 0 ? createTypeProgram(root, texts, earlier) : null;
	return program ? typeErrors(program, root, ownFiles(program, root, generated), words) : [];
}

/** Names that differ between two versions of generated types, and operations whose types do. */
export function changedWords(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ReadonlySet<string> {
	const words = new Set<string>();
	for (const file of new Set([...before.keys(), ...after.keys()])) {
		const api = /^api\/(\w+)\.ts$/.exec(file)?.[1];
		if (api === undefined || before.get(file) === after.get(file)) continue;
		const { names, operations } = changedNames(api, before.get(file) ?? '', after.get(file) ?? '');
		for (const word of [...names, ...operations]) words.add(word);
	}
	return words;
}
