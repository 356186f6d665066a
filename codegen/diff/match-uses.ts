import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { compareText } from '#codegen/diagnostics/sort-diagnostics.ts';
import type { DeclaredUse } from '#codegen/source/declared-uses.ts';
import type { PartOf } from './add-source-uses.ts';
import type { Change, Target } from './change.ts';
import type { UseLocation, Uses } from './uses.ts';

/** Effect of a change on the app: breaks something in use, breaks only unused parts, or breaks nothing. */
export type Verdict = 'breaks' | 'unused' | 'other';

export interface Finding extends Change {
	verdict: Verdict;
	uses: readonly UseLocation[];
}

const ORDER: readonly Verdict[] = ['breaks', 'unused', 'other'];

/** Uses in TypeScript of what a change's `declared` names, and the places that do not compile with the new types. */
export interface SourceUses {
	declared: readonly DeclaredUse[];
	/** Whether something at this place is an error now: of a manifest or of TypeScript. */
	isError: (at: SourceSpan) => boolean;
	partOf: PartOf;
}

export function matchUses(changes: readonly Change[], uses: Uses, source: SourceUses): Finding[] {
	return changes
		.map((change): Finding => {
			const all = sorted([...touchedBy(change.operation, change.target, uses), ...touchedInSource(change, source)]);
			// A value that may be missing breaks what cannot do without it; the compiler and TypeScript know which places that are.
			const bare = change.target.kind === 'read-without-fallback' ? all.filter(({ at }) => source.isError(at)) : all;
			const tolerated = bare.length === 0 && all.length > 0;
			const verdict = !change.breaking || tolerated ? 'other' : bare.length > 0 ? 'breaks' : 'unused';
			return { ...change, verdict, uses: tolerated ? all : bare };
		})
		.sort((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict) || compareText(one.operation, other.operation));
}

function touchedBy(operation: string, target: Target, { calls, given, reads }: Uses): readonly UseLocation[] {
	const called = calls.filter((call) => call.operation === operation);
	switch (target.kind) {
		case 'nothing':
			return [];
		case 'call':
			return called;
		case 'paged-call':
			return called.filter(({ paged }) => paged);
		case 'missing':
			return called.filter((call) => call.given && !call.given.has(target.name));
		case 'given': {
			const mayBe = (literal: unknown): boolean => target.value === undefined || literal === undefined || literal === target.value;
			return given.filter((use) => use.operation === operation && use.name === target.name && mayBe(use.literal));
		}
		case 'read':
			return reads.filter((use) => use.operation === operation && use.node === target.node);
		case 'read-by-page':
			return reads.filter((use) => use.operation === operation && use.node === target.node && use.page !== null);
		case 'read-without-fallback':
			return reads.filter((use) => use.operation === operation && use.node === target.node && !use.lenient);
	}
}

function touchedInSource({ declared: key, target }: Change, { declared, partOf }: SourceUses): UseLocation[] {
	if (key === undefined) return [];
	const value = target.kind === 'given' ? target.value : undefined;
	return declared
		.filter((use) => use.key === key && (value === undefined || use.literal === undefined || use.literal === value))
		.map(({ at }) => ({ page: null, part: partOf(at.file), at }));
}

function sorted(places: readonly UseLocation[]): UseLocation[] {
	const byPlace = new Map(places.map(({ page, part, at }) => [`${at.file}:${at.start}`, { page, part, at }]));
	return [...byPlace.values()].sort((one, other) => compareText(one.at.file, other.at.file) || one.at.start - other.at.start);
}
