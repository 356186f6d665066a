import type { SourceSpan } from './diagnostic.ts';
import { lineColumn } from './line-column.ts';
import type { Sources } from './line-table.ts';

/** The text that takes the place of another. */
export interface Edit {
	at: SourceSpan;
	text: string;
}

/** Replaces `from` by `to` where it ends the text at a place; null if it does not stand there. */
export function replaceAt(texts: Sources, at: SourceSpan, from: string, to: string): Edit | null {
	const text = texts.get(at.file)?.slice(at.start, at.end) ?? '';
	const bare = text.replace(/["']$/, '');
	if (!bare.endsWith(from) || /[\w$]$/.test(bare.slice(0, -from.length))) return null;
	const start = at.start + bare.length - from.length;
	return { at: { file: at.file, start, end: start + from.length }, text: to };
}

/** The texts of the files that the edits change. Edits of one place count once. */
export function applyEdits(texts: Sources, edits: readonly Edit[]): Map<string, string> {
	return new Map([...editsByFile(edits)].map(([file, own]) => [file, changedText(texts.get(file) ?? '', own)]));
}

/** The changed lines before and after, as in a diff. */
export function describeEdits(texts: Sources, edits: readonly Edit[]): string[] {
	return [...editsByFile(edits)].flatMap(([file, own]) => {
		const text = texts.get(file) ?? '';
		const hunks = hunksOf(text, own).flatMap(({ start, end, edits: changes }) => {
			const lines = text.slice(start, end);
			const changed = changedText(lines, changes, start);
			return [`@@ ${lineColumn(text, start).line}`, ...marked('-', lines), ...marked('+', changed)];
		});
		return [file, ...hunks, ''];
	});
}

/** Sorted by file and place. */
function editsByFile(edits: readonly Edit[]): Map<string, Edit[]> {
	const unique = [...new Map(edits.map((edit) => [`${edit.at.file}:${edit.at.start}`, edit])).values()];
	const files = [...new Set(unique.map(({ at }) => at.file))].sort();
	return new Map(
		files.map((file) => [file, unique.filter(({ at }) => at.file === file).sort((one, other) => one.at.start - other.at.start)]),
	);
}

/** `offset` is where the text begins in its file. */
const changedText = (text: string, edits: readonly Edit[], offset = 0): string =>
	edits.reduceRight((changed, { at, text: own }) => changed.slice(0, at.start - offset) + own + changed.slice(at.end - offset), text);

interface Hunk {
	/** Whole lines, with their line breaks. */
	start: number;
	end: number;
	edits: Edit[];
}

function hunksOf(text: string, edits: readonly Edit[]): Hunk[] {
	const hunks: Hunk[] = [];
	for (const edit of edits) {
		const start = text.lastIndexOf('\n', edit.at.start - 1) + 1;
		const end = `${text}\n`.indexOf('\n', Math.max(edit.at.start, edit.at.end - 1)) + 1;
		const last = hunks.at(-1);
		if (last && start < last.end) Object.assign(last, { end: Math.max(end, last.end), edits: [...last.edits, edit] });
		else hunks.push({ start, end, edits: [edit] });
	}
	return hunks;
}

const marked = (mark: string, lines: string): string[] =>
	lines === ''
		? []
		: lines
				.replace(/\n$/, '')
				.split('\n')
				.map((line) => mark + line);
