import type { NodePath } from '../findings.ts';
import { textOf } from '../served-context.ts';
import type { ServedSite } from '../served-site.ts';
import type { FamilyRules } from './family-rules.ts';

/** Result of converting a field or record. */
export interface Conversion {
	/** Position in the original list. */
	path: number[];
	label: string;
	from: string;
	to: string;
}

/** A field or record that this app cannot use. */
export interface DroppedValue {
	path: number[];
	label: string;
	what: string;
	reason: string;
}

/** A record that is being converted; its own copy. */
export interface Draft {
	record: Record<string, unknown>;
	meta: Record<string, unknown>;
	children: readonly unknown[] | null;
	at: NodePath;
	label: string;
}

export interface FamilyReading {
	rules: FamilyRules;
	site: Pick<ServedSite, 'pages' | 'access'>;
	converted: Conversion[];
	dropped: DroppedValue[];
	count: number;
}

export const note = ({ at, label }: Draft, { converted }: FamilyReading, from: string, to: string): void =>
	void converted.push({ path: [...at], label, from, to });

export const discard = ({ at, label }: Draft, { dropped }: FamilyReading, what: string, reason: string): void =>
	void dropped.push({ path: [...at], label, what, reason });

/** Moves a text of the record into `meta`, unless `meta` already has one. */
export function move(draft: Draft, reading: FamilyReading, { from, to }: { from: string; to: string }): void {
	const { record, meta } = draft;
	const value = textOf(record[from]);
	if (value === '') return;
	if (textOf(meta[to]) === '') {
		meta[to] = value;
		note(draft, reading, `${from}: ${value}`, `meta.${to}: ${value}`);
	}
	delete record[from];
}
