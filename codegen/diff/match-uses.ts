import { compareText } from '#codegen/diagnostics/sort-diagnostics.ts';
import type { Change, Target } from './change.ts';
import type { UseLocation, Uses } from './uses.ts';

/** Effect of a change on the app: breaks something in use, breaks only unused parts, or breaks nothing. */
export type Verdict = 'breaks' | 'unused' | 'other';

export interface Finding extends Change {
	verdict: Verdict;
	uses: readonly UseLocation[];
}

const ORDER: readonly Verdict[] = ['breaks', 'unused', 'other'];

export function matchUses(changes: readonly Change[], uses: Uses): Finding[] {
	return changes
		.map((change): Finding => {
			const touched = sorted(touchedBy(change.operation, change.target, uses));
			const verdict = !change.breaking ? 'other' : touched.length > 0 ? 'breaks' : 'unused';
			return { ...change, verdict, uses: touched };
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

function sorted(places: readonly UseLocation[]): UseLocation[] {
	const byPlace = new Map(places.map(({ page, part, at }) => [`${at.file}:${at.start}`, { page, part, at }]));
	return [...byPlace.values()].sort((one, other) => compareText(one.at.file, other.at.file) || one.at.start - other.at.start);
}
