import type { ConstructRule } from '#codegen/check/slot/construct.ts';
import type { Spec } from '#codegen/read/spec.ts';

/** Steps that have no effect once the page is left. */
const OF_THE_PAGE = ['open', 'back', 'show', 'close', 'set', 'confirm', 'print'];

export const pageEventsRule: ConstructRule = {
	compile({ spec, entries }, { report }) {
		const reactions = spec.keys.get('leave')?.value;
		for (const step of reactions ? stepsOf(reactions) : []) {
			const [name, found] = [...step.keys].find(([key]) => OF_THE_PAGE.includes(key)) ?? [];
			if (!name || !found) continue;
			report({
				code: 'step-after-leaving',
				message: `\`${name}\` needs the page, which \`leave\` has taken away.`,
				hint: 'Call an operation, or show a message.',
				at: found.key,
			});
		}
		return entries;
	},
};

function stepsOf(reactions: Spec) {
	const found = reactions.kind === 'list' ? reactions.items : [];
	return found.flatMap((reaction) => {
		const actions = reaction.kind === 'object' ? reaction.keys.get('actions')?.value : undefined;
		return actions?.kind === 'list' ? actions.items.filter((step) => step.kind === 'object') : [];
	});
}
