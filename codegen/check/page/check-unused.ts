import { resolveMisspellings } from '#codegen/check/slot/check-arguments.ts';
import { isWhole, walkSpec } from '#codegen/check/walk-spec.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { Ast } from '#codegen/expression/ast.ts';
import { collectPaths } from '#codegen/expression/emit-expression.ts';
import { type ObjectSpec, type Spec, scalarAt } from '#codegen/read/spec.ts';

type Declared = 'state' | 'data';

/** Reports state and calls of a page that nothing names: the state holds nothing, the call loads what nobody sees. */
export function checkUnused(page: ObjectSpec, report: Report): void {
	// Parts of the page that were left out because of findings may use them.
	if (!isWhole(page)) return;
	reportUnused(page, 'state', report);
	for (const owner of [page, ...dialogsOf(page)]) reportUnused(owner, 'data', report);
}

function dialogsOf(page: ObjectSpec): ObjectSpec[] {
	const dialogs = page.keys.get('dialogs')?.value;
	return dialogs?.kind === 'record' ? [...dialogs.entries.values()].flatMap(({ value }) => (value.kind === 'object' ? [value] : [])) : [];
}

function reportUnused(owner: ObjectSpec, kind: Declared, report: Report): void {
	const declared = owner.keys.get(kind)?.value;
	if (declared?.kind !== 'record') return;
	const used = namesIn(owner, kind);
	// The whole map is handed on, as in `props: { all: data }`.
	if (used.has(null)) return;
	const named = resolveMisspellings(
		[...used].filter((name) => name !== null),
		[...declared.entries.keys()],
	);
	for (const [name, { key, value }] of declared.entries) {
		if (named.has(name) || (value.kind === 'object' && actsAlone(value))) continue;
		report({ code: `unused-${kind}`, message: MESSAGES[kind](name), hint: HINTS[kind](name), at: key });
	}
}

const MESSAGES: Readonly<Record<Declared, (name: string) => string>> = {
	state: (name) => `Nothing on this page reads or sets the state \`${name}\`.`,
	data: (name) => `Nothing shows \`${name}\`, so each visit would load it in vain.`,
};

const HINTS: Readonly<Record<Declared, (name: string) => string>> = {
	state: (name) => `Use it as \`state.${name}\`, or take it out.`,
	data: (name) => `Use it as \`data.${name}\`, or take it out.`,
};

/** A place tells the tabs of the app apart, and a failed essential call replaces the page: both have an effect that no expression names. */
const actsAlone = (entry: ObjectSpec): boolean => scalarAt(entry, 'place') === true || scalarAt(entry, 'essential') === true;

/** Names of state or data that a construct uses; null stands for all of them. */
function namesIn(owner: Spec, kind: Declared): ReadonlySet<string | null> {
	const names = new Set<string | null>();
	walkSpec(owner, (spec) => {
		for (const name of [...namedBy(spec, kind), ...readBy(spec, kind)]) names.add(name);
	});
	return names;
}

function namedBy(spec: Spec, kind: Declared): readonly string[] {
	if (spec.kind === 'reference') return spec.to === kind || spec.to === `paged-${kind}` ? [spec.name] : [];
	return spec.kind === 'record' && spec.grammar.kind === `${kind}-values` ? [...spec.entries.keys()] : [];
}

const readBy = (spec: Spec, kind: Declared): readonly (string | null)[] =>
	expressionsOf(spec)
		.flatMap(collectPaths)
		.flatMap(([root, name = null]) => (root !== undefined && means(root, kind) ? [name] : []));

/** A misspelt root is reported at its place, so what it names counts as used. */
const means = (root: string, kind: Declared): boolean => root === kind || closest(root, ['state', 'data']) === kind;

function expressionsOf(spec: Spec): readonly Ast[] {
	if (spec.kind === 'expression' || spec.kind === 'source') return [spec.ast];
	return spec.kind === 'text' ? spec.parts.filter((part) => typeof part !== 'string') : [];
}
