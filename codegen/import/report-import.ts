import { type Locator, locator, type Sources } from '#codegen/diagnostics/line-table.ts';
import type { Imported } from './import-document.ts';
import type { ImportNote, NoteKind } from './import-note.ts';

export interface ImportSummary {
	name: string;
	manifest: string;
	app: string;
	dialect: string;
	file: string;
	/** Texts of the document and of the files that it refers to, by name. */
	texts: Sources;
}

const HEADINGS: Readonly<Record<NoteKind, string>> = {
	'left out': 'Left out',
	changed: 'Changed',
	assumed: 'Taken for granted, as the document does not say',
};

/** Notes that differ only in the names they mention are told one by one up to this number, and above it once. */
const TOLD_ALONE = 5;
/** Number of further places listed with a note that is reported once. */
const LISTED = 3;

export function reportImport({ operations, schemas, notes }: Imported, summary: ImportSummary): string {
	const { manifest, file, dialect, app, name, texts } = summary;
	const shortened = groupNotes(notes).some((group) => group.length > 1);
	return [
		`${manifest} has ${counted(operations, 'operation')} and ${counted(schemas, 'schema')} of ${file} (${dialect}).`,
		...importSections(notes, texts),
		...(shortened ? ['\n`--format json` lists the places that are only counted here.'] : []),
		`\nNext: add \`${name}\` to \`apis\` of ${app}, and run \`npm run codegen\`.`,
	].join('\n');
}

/** A section for each kind of note. */
export function importSections(notes: readonly ImportNote[], texts: Sources): string[] {
	const locate = locator(texts);
	const kinds = Object.entries(HEADINGS) as [NoteKind, string][];
	return kinds.flatMap(([kind, heading]) => {
		const groups = groupNotes(notes.filter((note) => note.kind === kind));
		return groups.length > 0 ? [`\n${heading}:\n\n${groups.map((group) => groupText(group, locate)).join('\n')}`] : [];
	});
}

/** Puts notes of the same remark together, if they are many. */
function groupNotes(notes: readonly ImportNote[]): ImportNote[][] {
	const groups = new Map<string, ImportNote[]>();
	for (const note of notes) {
		const remark = JSON.stringify([note.kind, remarkOf(note.message), remarkOf(note.hint)]);
		const group = groups.get(remark) ?? [];
		group.push(note);
		groups.set(remark, group);
	}
	return [...groups.values()].flatMap((group) => (group.length > TOLD_ALONE ? [group] : group.map((note) => [note])));
}

/** The text without the names and numbers in it. */
const remarkOf = (text: string): string => text.replace(/`[^`]*`(?:, `[^`]*`)*/g, '``');

function groupText([first, ...others]: readonly ImportNote[], locate: Locator): string {
	if (!first) return '';
	const count = others.reduce((sum, note) => sum + note.count, first.count) - 1;
	const listed = others.slice(0, LISTED).map(({ at }) => locate.text(at));
	const places = listed.length > 0 ? `: ${listed.join(', ')}${others.length > LISTED ? ' …' : ''}` : '';
	const more = count > 0 ? `  (and ${count} more like it${places})` : '';
	return `  ${locate.text(first.at)}  ${first.pointer}${more}\n    ${first.message}\n    ${first.hint}`;
}

export function importAsJson({ operations, schemas, notes }: Imported, { name, manifest, dialect, file, texts }: ImportSummary): string {
	const locate = locator(texts);
	const list = notes.map(({ kind, message, hint, pointer, at, count }) => ({ kind, message, hint, pointer, ...locate.start(at), count }));
	return JSON.stringify({ name, manifest, file, dialect, operations, schemas, notes: list }, null, '\t');
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
