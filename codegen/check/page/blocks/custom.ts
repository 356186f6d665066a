import type { ModuleModel } from '#codegen/check/names.ts';
import type { ConstructRule } from '#codegen/check/slot/construct.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { type ObjectSpec, referenceAt } from '#codegen/read/spec.ts';

export const customRule: ConstructRule = {
	compile({ spec, entries }, { names, report }) {
		checkPlaceForBlocks(spec, names.components, report);
		checkPlaces(spec, 'slots', { components: names.components, report });
		checkPlaces(spec, 'on', { components: names.components, report });
		return entries;
	},
};

function checkPlaceForBlocks(custom: ObjectSpec, components: ReadonlyMap<string, ModuleModel>, report: Report): void {
	const blocks = custom.keys.get('blocks');
	const module = components.get(referenceAt(custom, 'component')?.name ?? '');
	if (!blocks || !module || module.blocks) return;
	report({
		code: 'unknown-prop',
		message: `\`${module.name}\` draws no blocks in itself, so these would not show.`,
		hint: 'Put them beside it. When it draws its `children`, declare it with `blocks: true` in components.yaml.',
		at: blocks.key,
	});
}

interface PlaceContext {
	components: ReadonlyMap<string, ModuleModel>;
	report: Report;
}

function checkPlaces(custom: ObjectSpec, key: 'slots' | 'on', { components, report }: PlaceContext): void {
	const given = custom.keys.get(key)?.value;
	const module = components.get(referenceAt(custom, 'component')?.name ?? '');
	if (given?.kind !== 'record' || !module) return;
	const [known, kind] = key === 'slots' ? ([module.slots, 'slot'] as const) : ([module.events, 'event'] as const);
	const names = [...known.keys()];
	for (const [name, { key: at }] of given.entries) {
		if (known.has(name)) continue;
		const all = names.length > 0 ? `It has: ${names.join(', ')}.` : `It declares none; \`${kind}s\` of components.yaml does.`;
		const suggestion = suggestName({ name, at, candidates: names, otherwise: all });
		report({ code: 'unknown-prop', message: `\`${module.name}\` has no ${kind} \`${name}\`.`, ...suggestion });
	}
}
