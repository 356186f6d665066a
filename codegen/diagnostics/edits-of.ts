import { isNode, isPair, isScalar, isSeq, parseDocument, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Change, Diagnostic, SourceSpan } from './diagnostic.ts';
import { type Edit, replaceAt } from './edits.ts';
import type { Sources } from './line-table.ts';

/** The edits that mend a finding for certain; none if it has no such fix, or if its text is not what the fix expects. */
export function editsOf({ fix = [] }: Diagnostic, sources: Sources): readonly Edit[] {
	const edits = fix.map((change) => editOf(change, sources));
	return edits.includes(null) ? [] : edits.filter((edit) => edit !== null);
}

/** The findings that can be mended at once, and their edits: of findings whose edits overlap, the first. */
export function separateFixes(diagnostics: readonly Diagnostic[], sources: Sources): { mended: Diagnostic[]; edits: Edit[] } {
	const edits: Edit[] = [];
	const mended = diagnostics.filter((diagnostic) => {
		const own = editsOf(diagnostic, sources);
		if (own.length === 0 || own.some((edit) => edits.some((other) => overlap(edit.at, other.at)))) return false;
		edits.push(...own);
		return true;
	});
	return { mended, edits };
}

const overlap = (one: SourceSpan, other: SourceSpan): boolean =>
	one.file === other.file && (one.start === other.start || (one.start < other.end && other.start < one.end));

function editOf(change: Change, sources: Sources): Edit | null {
	// The texts of changes are YAML; a name is the same in JSON.
	if (change.kind !== 'rename' && change.at.file.endsWith('.json')) return null;
	switch (change.kind) {
		case 'write':
			return { at: change.at, text: change.text };
		case 'rename':
			return hasKeyBeside(sources, change) ? null : replaceAt(sources, change.at, change.from, change.to);
		case 'quote':
			return { at: change.at, text: `'${textAt(sources, change.at).replaceAll("'", "''")}'` };
		case 'remove':
			return removeAt(sources, change.at);
	}
}

/** Whether the map of a misspelt key has the key that is meant, too. */
function hasKeyBeside(sources: Sources, { at, to }: Extract<Change, { kind: 'rename' }>): boolean {
	const text = sources.get(at.file) ?? '';
	if (text[at.end] !== ':') return false;
	const keys = collectionAround(text, at.start)?.items.map((item) => isPair(item) && isScalar(item.key) && item.key.value);
	return keys?.includes(to) ?? false;
}

const textAt = (sources: Sources, { file, start, end }: SourceSpan): string => sources.get(file)?.slice(start, end) ?? '';

/** Removes the entry of a YAML file that begins at a place; null if it is the only one of its map or list, or shares its line. */
function removeAt(texts: Sources, { file, start }: SourceSpan): Edit | null {
	const text = texts.get(file) ?? '';
	const collection = collectionAround(text, start);
	if (!collection) return null;
	const entries = collection.items.map(rangeOf);
	const index = entries.findIndex((entry) => entry?.[0] === start);
	const range = collection.flow ? rangeInBrackets(entries, index) : rangeOfLines(text, entries, index, isSeq(collection));
	return range && { at: { file, start: range[0], end: range[1] }, text: '' };
}

/** The innermost map or list of a YAML text that has an entry at an offset. */
function collectionAround(text: string, offset: number): YAMLMap | YAMLSeq | null {
	let found: YAMLMap | YAMLSeq | null = null;
	visit(parseDocument(text, { uniqueKeys: false }), {
		Collection(_key, node) {
			if (node.items.some((item) => rangeOf(item)?.[0] === offset)) found = node;
		},
	});
	return found;
}

type EntryRange = readonly [start: number, end: number];

function rangeOf(entry: unknown): EntryRange | null {
	const [first, last] = isPair(entry) ? [entry.key, entry.value ?? entry.key] : [entry, entry];
	return isNode(first) && first.range && isNode(last) && last.range ? [first.range[0], last.range[1]] : null;
}

/** An entry and the comma before it, or the one after the first. */
function rangeInBrackets(entries: readonly (EntryRange | null)[], index: number): EntryRange | null {
	const [before, own, after] = [entries[index - 1], entries[index], entries[index + 1]];
	if (own && before) return [before[1], own[1]];
	return own && after ? [own[0], after[0]] : null;
}

function rangeOfLines(text: string, entries: readonly (EntryRange | null)[], index: number, isItem: boolean): EntryRange | null {
	const [own, after] = [entries[index], entries[index + 1]];
	if (!own || entries.length === 1) return null;
	const line = text.lastIndexOf('\n', own[0]) + 1;
	// The first key of an item of a list follows the dash, which the next key then takes.
	if (!(isItem ? /^ *- +$/ : /^ *$/).test(text.slice(line, own[0]))) return after ? [own[0], after[0]] : null;
	const end = text[own[1] - 1] === '\n' ? own[1] - 1 : text.indexOf('\n', own[1]);
	return [line, end < 0 ? text.length : end + 1];
}
