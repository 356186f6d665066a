import { lineColumn } from '#codegen/diagnostics/line-column.ts';
import type { Imported } from './import-document.ts';
import type { ImportNote, NoteKind } from './import-note.ts';

export interface ImportSummary {
	name: string;
	manifest: string;
	app: string;
	dialect: string;
	file: string;
	text: string;
}

const HEADINGS: Readonly<Record<NoteKind, string>> = {
	'left out': 'Left out',
	changed: 'Changed',
	assumed: 'Taken for granted, as the document does not say',
};

export function reportImport({ operations, schemas, notes }: Imported, summary: ImportSummary): string {
	const { manifest, file, dialect, app, name } = summary;
	const kinds = Object.entries(HEADINGS) as [NoteKind, string][];
	const sections = kinds.flatMap(([kind, heading]) => {
		const own = notes.filter((note) => note.kind === kind);
		return own.length > 0 ? [`\n${heading}:\n\n${own.map((note) => noteText(note, summary)).join('\n')}`] : [];
	});
	return [
		`${manifest} has ${counted(operations, 'operation')} and ${counted(schemas, 'schema')} of ${file} (${dialect}).`,
		...sections,
		`\nNext: add \`${name}\` to \`apis\` of ${app}, and run \`npm run codegen\`.`,
	].join('\n');
}

function noteText({ at, pointer, message, hint, count }: ImportNote, { text, file }: ImportSummary): string {
	const { line, column } = lineColumn(text, at.start);
	const more = count > 1 ? `  (and ${count - 1} more like it)` : '';
	return `  ${file}:${line}:${column}  ${pointer}${more}\n    ${message}\n    ${hint}`;
}

export function importAsJson({ operations, schemas, notes }: Imported, { name, manifest, dialect, file, text }: ImportSummary): string {
	const list = notes.map(({ kind, message, hint, pointer, at, count }) => ({
		kind,
		message,
		hint,
		pointer,
		file,
		...lineColumn(text, at.start),
		count,
	}));
	return JSON.stringify({ name, manifest, file, dialect, operations, schemas, notes: list }, null, '\t');
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
