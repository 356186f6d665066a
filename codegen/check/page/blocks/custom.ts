import type { ModuleModel } from '#codegen/check/names.ts';
import type { ConstructRule } from '#codegen/check/slot/construct.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { type ObjectSpec, referenceAt } from '#codegen/read/spec.ts';

export const customRule: ConstructRule = {
	compile({ spec, entries }, { names, report }) {
		checkPlaceForBlocks(spec, names.components, report);
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
