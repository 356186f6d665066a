import type { Names } from '#codegen/check/names.ts';
import { resolveMisspellings } from '#codegen/check/slot/check-arguments.ts';
import { type Compiled, json, listOf, objectOf } from '#codegen/check/slot/compiled.ts';
import type { PageNames } from '#codegen/check/slot/page-names.ts';
import { dataOperations, isIncomplete } from '#codegen/check/slot/page-names.ts';
import { SlotCompiler } from '#codegen/check/slot/slot-compiler.ts';
import { type PageUses, sorted, type Uses } from '#codegen/check/uses.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';
import { isObjectNode, type ObjectNode } from '#codegen/walk/scoped-walk.ts';
import { compileData, reportCircles } from './check-data.ts';
import { constructRules } from './constructs.ts';

interface CompiledDialog {
	name: string;
	compiled: Compiled;
	data: PageNames['data'];
}

export interface DialogContext {
	page: PageNames;
	names: Names;
	uses: PageUses;
	report: Report;
}

/** Compiles the dialogs of a page. Their expressions see the page's names and their own data and params. */
export function compileDialogs(root: ObjectNode<ValueType>, context: DialogContext): CompiledDialog[] {
	const { page, names, uses, report } = context;
	reportUnopened(root.spec, uses, report);
	const outer = new SlotCompiler({ names, page, rules: constructRules, report });
	const dialogs = outer.walk.keys(root).get('dialogs');
	return dialogs ? [...outer.walk.children(dialogs)].filter(isObjectNode).map((dialog) => compileDialog(dialog, context)) : [];
}

function compileDialog(node: ObjectNode<ValueType>, { page, names, uses, report }: DialogContext): CompiledDialog {
	const { spec } = node;
	const name = String(node.step);
	reportTaken(spec, page, report);
	const incomplete = isIncomplete(spec, 'data') ? new Set([...page.incomplete, 'data']) : page.incomplete;
	const own = dataOperations(spec, names);
	const compiler = new SlotCompiler({
		names,
		page: { ...page, data: new Map([...page.data, ...own]), incomplete },
		rules: constructRules,
		report,
	});
	const keys = compiler.walk.keys(node);
	const calls = compileData(keys.get('data'), { compiler, names, pageKey: (data) => `${name}.${data}`, report });
	reportCircles(calls, report);
	const title = keys.get('title');
	const view = keys.get('view');
	const width = scalarAt(spec, 'width');
	const [blocks, components] = [sorted(uses.dialogs.get(name)?.blocks), sorted(uses.dialogs.get(name)?.components)];
	const compiled = objectOf([
		['title', title ? compiler.beforeData().compile(title, new Set()) : json('')],
		['look', json(scalarAt(spec, 'look') ?? 'dialog')],
		...(width === undefined ? [] : [['width', json(width)] as const]),
		['blocks', json(blocks)],
		...(components.length > 0 ? [['components', json(components)] as const] : []),
		['data', objectOf(calls.map(({ name: call, compiled }) => [call, compiled] as const))],
		['view', view ? compiler.compile(view, new Set()) : listOf([])],
	]);
	return { name, compiled, data: own };
}

/** Reports dialog data that has the name of page data: both are in scope as `data.<name>`. */
function reportTaken(dialog: ObjectSpec, page: PageNames, report: Report): void {
	const data = dialog.keys.get('data')?.value;
	if (data?.kind !== 'record') return;
	for (const [name, { key }] of data.entries) {
		if (!page.data.has(name)) continue;
		const message = `The page has data \`${name}\` already, which its dialogs see: \`data.${name}\` would be two things here.`;
		report({ code: 'duplicate-data', message, hint: 'Give the call of the dialog another name, or use that of the page.', at: key });
	}
}

/** Reports dialogs that no step opens, directly or through another opened dialog. */
function reportUnopened(page: ObjectSpec, { own, dialogs, all }: PageUses, report: Report): void {
	const declared = page.keys.get('dialogs')?.value;
	// Parts of the page that were left out because of findings may contain the step.
	if (declared?.kind !== 'record' || !all.whole) return;
	const opened = new Set<string>();
	const open = ({ dialogs: names }: Uses): void => {
		for (const name of resolveMisspellings(names, [...dialogs.keys()])) {
			if (opened.has(name)) continue;
			opened.add(name);
			const dialog = dialogs.get(name);
			if (dialog) open(dialog);
		}
	};
	open(own);
	for (const [name, { key }] of declared.entries) if (!opened.has(name)) report(unopened(name, key));
}

const unopened = (name: string, at: SourceSpan) => ({
	code: 'unopened-dialog',
	message: `Nothing opens the dialog \`${name}\`, so it never shows.`,
	hint: `Open it by a step \`show: ${name}\`, or take it out.`,
	at,
});
