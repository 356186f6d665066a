import { isObject } from '#mock/contract/value-kind.ts';
import type { HostMetadata } from '#mock/store/clock.ts';
import { SEEDED } from '#mock/store/merge-seed.ts';
import type { Row, State } from '#mock/store/store.ts';

/** Entry of the data file with the host's metadata. */
export const META = '$meta';

export interface Meta extends HostMetadata {
	/** Shared with the log that continues this snapshot. Files of older versions lack it. */
	generation?: number;
	/** Of the text of the file. Files of older versions, and those that were edited by hand, lack it. */
	checksum?: string;
}

export type DatabaseContents = State & { [META]: Meta };

/** Returns why a parsed data file is unusable, as a predicate for the file's name; null if it is usable. */
export function problemOf(value: unknown): string | null {
	if (!isObject(value)) return `holds ${kindOf(value)} instead of an object of resources`;
	const { [META]: meta, ...resources } = value;
	if (!isObject(meta) || !isMeta(meta)) return `has no valid ${META} entry`;
	for (const [name, rows] of Object.entries(resources)) {
		if (!Array.isArray(rows)) return `holds ${kindOf(rows)} instead of a list of rows at "${name}"`;
		const wrong = rows.findIndex((row) => !isRow(row));
		if (wrong >= 0) return `holds something other than a row with an id at "${name}", position ${wrong + 1}`;
		const bare = rows.findIndex((row) => !hasFields(name, row));
		if (bare >= 0) return `holds a row without its fields at "${name}", position ${bare + 1}`;
	}
	return null;
}

const META_FIELDS: Readonly<Record<keyof Meta, true>> = { seed: true, clock: true, real: true, generation: true, checksum: true };

/** A damaged name of a field would make it a missing one. */
const isMeta = (meta: Record<string, unknown>): boolean =>
	typeof meta.seed === 'string' && Number.isFinite(meta.clock) && Object.keys(meta).every((name) => Object.hasOwn(META_FIELDS, name));

/** The REST console also accepts numeric ids. */
export const isRow = (row: unknown): row is Row => isObject(row) && (typeof row.id === 'string' || typeof row.id === 'number');

/** A merge with a later seed needs the hashes. */
const hasFields = (resource: string, row: Row): boolean => (resource === SEEDED ? isObject(row.hashes) : Object.keys(row).length > 1);

function kindOf(value: unknown): string {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'a list';
	return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
