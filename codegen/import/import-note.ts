import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { TreePath } from '#codegen/read/tree.ts';
import { placeIn } from './bundle-files.ts';

/** `left out`: missing in the manifest. `changed`: present in another form. `assumed`: a default, because the document does not say. */
export type NoteKind = 'left out' | 'changed' | 'assumed';

export interface ImportNote {
	kind: NoteKind;
	message: string;
	hint: string;
	/** JSON pointer into the document. */
	pointer: string;
	at: SourceSpan;
	count: number;
}

/** Collects the notes of an import and merges equal messages. */
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

	list(): ImportNote[] {
		const rank: Readonly<Record<NoteKind, number>> = { 'left out': 0, changed: 1, assumed: 2 };
		return [...this.notes.values()].sort((a, b) => rank[a.kind] - rank[b.kind] || a.at.start - b.at.start);
	}
}

/** `#/paths/~1pets/get`, in another file `pets.yaml#/get`. */
export function pointerOf(bundled: TreePath): string {
	const { file, path } = placeIn(bundled);
	return `${file ?? ''}#${path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
}
