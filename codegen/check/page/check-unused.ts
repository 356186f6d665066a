import { resolveMisspellings } from '#codegen/check/slot/check-arguments.ts';
import { recordOf } from '#codegen/check/slot/page-names.ts';
import type { PageUses, Uses } from '#codegen/check/uses.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';

type Declared = 'state' | 'data';

/** Reports state and calls of a page that nothing names: the state holds nothing, the call loads what nobody sees. */
export function checkUnused(page: ObjectSpec, { all, dialogs }: PageUses, report: Report): void {
	// Parts of the page that were left out because of findings may use them.
	if (!all.whole) return;
	reportUnused(page, 'state', all, report);
	reportUnused(page, 'data', all, report);
	for (const [name, dialog] of recordOf(page, 'dialogs')) {
		const uses = dialogs.get(name);
		if (uses) reportUnused(dialog, 'data', uses, report);
	}
}

function reportUnused(owner: ObjectSpec, kind: Declared, uses: Uses, report: Report): void {
	const declared = owner.keys.get(kind)?.value;
	if (declared?.kind !== 'record') return;
	const used = namesIn(uses, kind);
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

/** Names of state or data; null stands for all of them. */
const namesIn = (uses: Uses, kind: Declared): ReadonlySet<string | null> =>
	new Set([...uses[kind], ...[...uses.read].flatMap(([root, names]) => (means(root, kind) ? [...names] : []))]);

/** A misspelt root is reported at its place, so what it names counts as used. */
const means = (root: string, kind: Declared): boolean => root === kind || closest(root, ['state', 'data']) === kind;
