import type { ReferenceTarget } from '#codegen/grammar/grammar.ts';
import { type ReferenceSpec, scalarAt } from '#codegen/read/spec.ts';
import { describeOwners, describeSlot, type Trail } from './trail.ts';
import type { UserKind } from './use.ts';

const VERBS: Readonly<Partial<Record<ReferenceTarget, string>>> = {
	operation: 'calls it',
	route: 'opens it',
	page: 'shows it',
	component: 'draws it',
	handler: 'runs it',
	menu: 'draws it',
	dictionary: 'offers its choices',
	feature: 'belongs to it',
};

/** Describes a reference in a few words: "data.courses calls it". */
export function describeReference({ to }: ReferenceSpec, trail: Trail, by: UserKind): string {
	if (to === 'role' || to === 'permission') return describeRight(to, trail, by);
	if (by === 'settings') return `${describeSlot(trail)} ${to === 'operation' ? 'calls it' : 'names it'}`;
	if (by === 'components') return `${describeSlot(trail)} takes its type from it`;
	if (to === 'guard') return guardOf(trail);
	const owner = describeOwners(trail);
	const key = trail.at(-1)?.step;
	if (key === 'submits') return `${owner} submits to it`;
	if (trail.some(({ step }) => step === 'then')) return `\`then\` of ${owner} ${VERBS[to] ?? 'names it'}`;
	return `${owner} ${VERBS[to] ?? 'names it'}`;
}

function describeRight(to: 'role' | 'permission', trail: Trail, by: UserKind): string {
	if (by === 'settings') return `${describeSlot(trail)} names it`;
	if (by === 'roles') return `${describeOwners(trail)} ${to === 'permission' ? 'grants it' : 'names it'}`;
	const rule = trail.at(-3)?.spec;
	const mode = rule?.kind === 'object' ? scalarAt(rule, 'mode') : undefined;
	return `${guardOf(trail)} ${mode === 'except' ? 'keeps it out' : 'asks for it'}`;
}

export function guardOf(trail: Trail): string {
	const owner = describeOwners(trail);
	return owner.startsWith('guard `') ? owner : `guard of ${owner}`;
}
