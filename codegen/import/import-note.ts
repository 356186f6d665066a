import type { Span } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { TreePath } from '#codegen/read/tree.ts';

/** `left out`: the manifest lacks it. `changed`: it is there in another form. `assumed`: the document did not say, so a default was taken. */
export type NoteKind = 'left out' | 'changed' | 'assumed';

/** One thing that is not in the manifest as it was in the document. */
export interface ImportNote {
	kind: NoteKind;
	/** What happened and why, in full sentences. */
	message: string;
	/** What to do about it. */
	hint: string;
	/** JSON pointer into the document. */
	pointer: string;
	at: Span;
	/** How many places it happened at; `at` is the first. */
	count: number;
}

/** Gathers what an import has to tell. The same message about many places is told once, with their number. */
export class ImportNotes {
	private readonly document: PlainDocument;
	private readonly notes = new Map<string, ImportNote>();

	constructor(document: PlainDocument) {
		this.document = document;
	}

	add(kind: NoteKind, path: TreePath, message: string, hint: string): void {
		const key = JSON.stringify([kind, message, hint]);
		const known = this.notes.get(key);
		if (known) known.count += 1;
		else this.notes.set(key, { kind, message, hint, pointer: pointerOf(path), at: this.document.locate(path, 'key'), count: 1 });
	}

	leftOut(path: TreePath, message: string, hint: string): void {
		this.add('left out', path, message, hint);
	}

	changed(path: TreePath, message: string, hint: string): void {
		this.add('changed', path, message, hint);
	}

	assumed(path: TreePath, message: string, hint: string): void {
		this.add('assumed', path, message, hint);
	}

	/** By kind, then by place. */
	list(): ImportNote[] {
		const rank: Readonly<Record<NoteKind, number>> = { 'left out': 0, changed: 1, assumed: 2 };
		return [...this.notes.values()].sort((a, b) => rank[a.kind] - rank[b.kind] || a.at.start - b.at.start);
	}
}

/** `#/paths/~1pets/get` */
export const pointerOf = (path: TreePath): string =>
	`#${path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
