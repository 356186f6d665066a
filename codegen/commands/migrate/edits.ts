import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { LineTable } from '#codegen/diagnostics/line-table.ts';

export interface Edit {
	at: SourceSpan;
	text: string;
}

/** A place that `migrate` leaves to the author, because its text is not the name that is replaced. */
export interface Unclear {
	at: SourceSpan;
	what: string;
}

/** Replaces `from` by `to` where it ends the text at a place; null if it does not stand there. */
export function replaceAt(texts: ReadonlyMap<string, string>, at: SourceSpan, from: string, to: string): Edit | null {
	const text = texts.get(at.file)?.slice(at.start, at.end) ?? '';
	const bare = text.replace(/["']$/, '');
	if (!bare.endsWith(from) || /[\w$]$/.test(bare.slice(0, -from.length))) return null;
	const start = at.start + bare.length - from.length;
	return { at: { file: at.file, start, end: start + from.length }, text: to };
}

/** The texts of the files that the edits change. Edits of one place count once. */
export function applyEdits(texts: ReadonlyMap<string, string>, edits: readonly Edit[]): Map<string, string> {
	const changed = new Map<string, string>();
	const unique = new Map(edits.map((edit) => [`${edit.at.file}:${edit.at.start}`, edit]));
	for (const { at, text } of [...unique.values()].sort((one, other) => other.at.start - one.at.start)) {
		const before = changed.get(at.file) ?? texts.get(at.file) ?? '';
		changed.set(at.file, before.slice(0, at.start) + text + before.slice(at.end));
	}
	return changed;
}

/** Each changed line before and after. Edits never add or remove lines. */
export function describeEdits(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
	return [...after]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.flatMap(([file, text]) => {
			const old = (before.get(file) ?? '').split('\n');
			const lines = text
				.split('\n')
				.flatMap((line, index) => (line === old[index] ? [] : [`@@ ${index + 1}`, `-${old[index]}`, `+${line}`]));
			return [file, ...lines, ''];
		});
}

export const placeOf = (texts: ReadonlyMap<string, string>, { file, start }: SourceSpan): string => {
	const { line, column } = new LineTable(texts.get(file) ?? '').place(start);
	return `${file}:${line}:${column}`;
};
