import type { ConstructRule } from '#codegen/check/slot/construct.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { scalarAt } from '#codegen/read/spec.ts';

export const tabsRule: ConstructRule = {
	/** Tabs that never show together, each behind a `when`, may share a key. */
	compile({ spec, entries }, { report }) {
		const items = spec.keys.get('items')?.value;
		const seen = new Map<string, SourceSpan>();
		for (const item of items?.kind === 'list' ? items.items : []) {
			const key = item.kind === 'object' && !item.keys.has('when') ? scalarAt(item, 'key') : undefined;
			if (item.kind !== 'object' || typeof key !== 'string') continue;
			const at = item.keys.get('key')?.value.at ?? item.at;
			const first = seen.get(key);
			if (first)
				report({
					code: 'duplicate-tab',
					message: `Two tabs have the key \`${key}\`, so selecting one would select both.`,
					hint: 'Give each tab a key of its own.',
					at,
					related: [{ at: first, message: 'The first one is here.' }],
				});
			else seen.set(key, at);
		}
		return entries;
	},
};
