import { isObject } from '#codegen/check/api/schema-type.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { ImportNotes } from './import-note.ts';

export type Dialect = 'Swagger 2.0' | 'OpenAPI 3.0' | 'OpenAPI 3.1' | 'OpenAPI 3.2';

export interface Source {
	document: PlainDocument;
	dialect: Dialect;
	notes: ImportNotes;
}

export interface LocatedNode {
	value: { readonly [key: string]: Plain };
	path: TreePath;
}

export function dialectOf({ value }: PlainDocument): Dialect | null {
	if (/^2(\.0)?$/.test(String(value.swagger ?? ''))) return 'Swagger 2.0';
	const version = String(value.openapi ?? '');
	if (/^3\.0(\.|$)|^3$/.test(version)) return 'OpenAPI 3.0';
	if (/^3\.1(\.|$)/.test(version)) return 'OpenAPI 3.1';
	return /^3\.2(\.|$)/.test(version) ? 'OpenAPI 3.2' : null;
}

/** The target of a reference within the document. Supports list indexes and percent-encoded steps. */
export function target(document: PlainDocument, ref: string): { value: Plain; path: TreePath } | null {
	if (!ref.startsWith('#/')) return null;
	const path = ref
		.slice(2)
		.split('/')
		.map((step) => decoded(step).replaceAll('~1', '/').replaceAll('~0', '~'));
	let value: Plain = document.value;
	for (const step of path) {
		if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return null;
		value = (value as { readonly [key: string]: Plain })[step] ?? null;
	}
	return { value, path };
}

function decoded(step: string): string {
	try {
		return decodeURIComponent(step);
	} catch {
		return step;
	}
}

/** The object behind a chain of references; null, with a note, if it is unresolved. */
export function follow(source: Source, value: Plain | undefined, path: TreePath): LocatedNode | null {
	let node = { value: value ?? null, path };
	const seen = new Set<string>();
	while (isObject(node.value) && typeof node.value.$ref === 'string') {
		const ref = node.value.$ref;
		const next = seen.has(ref) ? null : target(source.document, ref);
		seen.add(ref);
		if (!next) {
			noteLostRef(source, ref, path);
			return null;
		}
		node = next;
	}
	return isObject(node.value) ? { value: node.value, path: node.path } : null;
}

export function noteLostRef({ notes }: Source, ref: string, path: TreePath): void {
	if (ref.startsWith('#'))
		notes.leftOut(
			path,
			`The reference \`${ref}\` leads to nothing in the document.`,
			'Mend it in the document, or write the part by hand.',
		);
	else
		notes.leftOut(
			path,
			`What \`${ref}\` refers to cannot be read: it is on another server, or no YAML or JSON file of that name is there.`,
			'Put the file where the reference says, or write the part by hand.',
		);
}

export const listOr = (value: Plain | undefined): readonly Plain[] => (Array.isArray(value) ? value : []);
export const textOr = (value: Plain | undefined, or: string): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value) : or;

export const textKey = (key: string, value: Plain | undefined): { [key: string]: Plain } =>
	textOr(value, '') ? { [key]: textOr(value, '') } : {};
