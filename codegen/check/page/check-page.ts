import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { type Names, resolveName } from '#codegen/check/names.ts';
import { AnswerReads } from '#codegen/check/slot/answer-reads.ts';
import { type Compiled, json, listOf, objectOf, usesPipes } from '#codegen/check/slot/compiled.ts';
import { type LabelUse, LabelUses } from '#codegen/check/slot/label-uses.ts';
import type { PageNames } from '#codegen/check/slot/page-names.ts';
import { dataOperations, isIncomplete, readDialogs, recordOf, stateEntries, stateTypes } from '#codegen/check/slot/page-names.ts';
import { SlotCompiler } from '#codegen/check/slot/slot-compiler.ts';
import { type PageUses, sorted, usesOfPage } from '#codegen/check/uses.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ScopeTypes } from '#codegen/expression/check-expression.ts';
import { featurePath } from '#codegen/expression/unasked-feature.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import { type ObjectNode, rootNode } from '#codegen/walk/scoped-walk.ts';
import { pageShapes } from './answer-shape.ts';
import { compileData, reportCircles, reportSilentStreams } from './check-data.ts';
import { compileDialogs } from './check-dialogs.ts';
import { checkTypedState } from './check-typed-text.ts';
import { checkUnused } from './check-unused.ts';
import { constructRules } from './constructs.ts';

export interface PageModel {
	name: string;
	file: string;
	layout: 'main' | 'blank';
	definition: Compiled;
	blocks: readonly string[];
	/** A value of a table or detail has markup or formulas. */
	richValues: boolean;
	/** Block kinds and components rendered outside of dialogs. */
	first: { blocks: readonly string[]; components: readonly string[] };
	operations: readonly string[];
	called: readonly OperationModel[];
	/** Results of the handlers that it runs. */
	results: readonly { path: string; type: ValueType }[];
	components: readonly string[];
	handlers: readonly string[];
	/** Query keys that hold a position within the page (filters, page numbers), sorted. All other query keys identify the page. */
	writes: readonly string[];
	sources: readonly string[];
	labels: readonly LabelUse[];
	scope: ScopeTypes;
	/** Names that `let` declares anywhere in the page. */
	lets: readonly string[];
	data: PageNames['data'];
	at: SourceSpan;
}

/** Compiles one page. Reports every finding, not just the first. */
export function checkPage(spec: ObjectSpec, names: Names, report: Report): PageModel {
	const page = readPageNames(spec, names, report);
	const uses = usesOfPage(spec);
	const compiler = new SlotCompiler({ names, page, rules: constructRules, report });
	const root = rootOf(spec, names, report);
	const called = sorted(uses.all.called).flatMap((operation) => names.operations.get(operation) ?? []);
	const layout = scalarAt(spec, 'layout') === 'blank' ? 'blank' : 'main';
	const definition = compilePage(root, { compiler, uses, called, layout });
	checkUnused(spec, uses, report);
	checkTypedState(recordOf(spec, 'state'), page.data.values(), report);
	const { all, own } = uses;
	return {
		name: page.page,
		file: spec.at.file,
		layout,
		definition,
		first: { blocks: sorted(own.blocks), components: sorted(own.components) },
		blocks: sorted(all.blocks),
		richValues: all.richValues,
		operations: sorted(all.operations),
		components: sorted(all.components),
		handlers: sorted(all.handlers),
		sources: sorted(all.sources),
		called,
		results: sorted(all.handlers).flatMap((path) => {
			const type = names.handlers.get(path)?.result?.type;
			return type ? [{ path, type }] : [];
		}),
		writes: queryKeysWritten(spec, all.state),
		labels: page.labels.all(),
		scope: compiler.walk.bound(root),
		lets: spec.lets ?? [],
		data: page.data,
		at: spec.keys.get('page')?.value.at ?? spec.at,
	};
}

const readPageNames = (spec: ObjectSpec, names: Names, report: Report): PageNames => ({
	page: String(scalarAt(spec, 'page') ?? ''),
	state: stateTypes(spec, report),
	data: dataOperations(spec, names),
	dialogs: readDialogs(spec),
	reads: new AnswerReads(),
	labels: new LabelUses(),
	incomplete: new Set(['state', 'data', 'dialogs'].filter((key) => isIncomplete(spec, key))),
});

/** While the page shows, its own feature is on. */
function rootOf(spec: ObjectSpec, names: Names, report: Report): ObjectNode<ValueType> {
	const feature = referenceAt(spec, 'feature');
	if (feature) resolveName(names, 'feature', feature.name, feature.at, report);
	return {
		...rootNode<ValueType>(spec),
		facts: new Set([...names.undeclaredFeatures, ...(feature ? [feature.name] : [])].map(featurePath)),
	};
}

interface PageContext extends Pick<PageModel, 'layout' | 'called'> {
	compiler: SlotCompiler;
	uses: PageUses;
}

function compilePage(root: ObjectNode<ValueType>, { compiler, uses, called, layout }: PageContext): Compiled {
	const { names, page, report } = compiler;
	const keys = compiler.walk.keys(root);
	const calls = compileData(keys.get('data'), { compiler, names, pageKey, report });
	reportCircles(calls, report);
	const dialogs = compileDialogs(root, { page, names, uses, report });
	const [title, view, on] = [keys.get('title'), keys.get('view'), keys.get('on')];
	const viewed = view ? compiler.compile(view, new Set()) : listOf([]);
	const reactions = on && compiler.compile(on, new Set());
	const titled = title ? compiler.beforeData().compile(title, new Set()) : json('');
	// The following run last: `page.reads` is complete only when all expressions are compiled.
	for (const data of [page.data, ...dialogs.map(({ data: own }) => own)]) reportSilentStreams(data, page.reads, report);
	const data = [page.data, ...dialogs.map(({ data: own }) => own)].flatMap((own) => [...own.values()].map(({ operation }) => operation));
	const shapes = pageShapes(data, called, page.reads);
	const state = stateEntries(root.spec);
	const plain = state.length + calls.length + dialogs.length === 0 && !reactions && ![titled, viewed].some(usesPipes);
	return objectOf([
		['name', json(page.page)],
		['title', titled],
		['layout', json(layout)],
		...(plain ? [['plain', json(true)] as const] : []),
		['state', objectOf(state)],
		['data', objectOf(calls.map(({ name, compiled }) => [name, compiled] as const))],
		['view', viewed],
		...(reactions ? [['on', reactions] as const] : []),
		...(dialogs.length > 0 ? [['dialogs', objectOf(dialogs.map(({ name, compiled }) => [name, compiled] as const))] as const] : []),
		...(uses.all.operations.size > 0 ? [['shapes', json(shapes)] as const] : []),
	]);
}

function queryKeysWritten(spec: ObjectSpec, written: ReadonlySet<string>): string[] {
	const state = recordOf(spec, 'state').flatMap(([name, variable]) =>
		(written.has(name) || scalarAt(variable, 'place') === true) && scalarAt(variable, 'in') === 'query' ? [name] : [],
	);
	const paged = recordOf(spec, 'data').filter(([, call]) => scalarAt(call, 'paged') === true);
	return [...state, ...paged.map(([name]) => pageKey(name, paged.length))].sort();
}

const pageKey = (data: string, paged: number): string => (paged > 1 ? `${data}Page` : 'page');
