import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { variableOf } from '#codegen/scaffold/inputs.ts';
import { NO_LINKS, type PageLinks } from '#codegen/scaffold/page-links.ts';
import type { ScaffoldTexts } from '#codegen/scaffold/scaffold-texts.ts';
import { labelOf } from '#codegen/scaffold/words.ts';
import { type FlowValue, literal } from '#codegen/scaffold/yaml-text.ts';
import { writesOf } from './mock-answers.ts';
import { fieldNamed, keyParameter, pathParameters, type ResourceUse } from './resources.ts';

/** An operation with its page; `route` is null if it has none, as a deletion, which is a button. */
export interface LinkedOperation {
	operation: OperationModel;
	use: ResourceUse | undefined;
	route: string | null;
	/** Names of query parameters without which its page waits. */
	query: readonly string[];
}

interface LinksOf {
	pages: ReadonlyMap<string, LinkedOperation>;
	texts: ScaffoldTexts;
	/** Names of the operations that a page leads to; those of this page are added. */
	reached: Set<string>;
}

/** Buttons in a row beyond this number hide the columns. */
const MAX_ROW_BUTTONS = 3;

/** Links of the page of an operation: to the detail of a row, to the forms and lists below it, and the button that deletes it. */
export function linksOf(from: LinkedOperation, { pages, texts, reached }: LinksOf): PageLinks {
	const role = from.use?.role;
	if (role !== 'list' && role !== 'detail') return NO_LINKS;
	const others = [...pages.values()].filter((page) => page !== from);
	const linker = new Linker(from, { texts, reached });
	if (role === 'detail')
		return { ...NO_LINKS, buttons: others.filter((page) => isBelow(page, from)).flatMap((page) => linker.button(page) ?? []) };
	const detail = others.find((page) => page.use?.role === 'detail' && isOfRow(page, from));
	const opens = detail ? linker.target(detail) : null;
	const creates = others.filter(({ use, operation }) => use?.role === 'create' && operation.path === from.operation.path);
	const onRow = opens ? [] : others.filter((page) => page.use?.role !== 'detail' && isOfRow(page, from));
	return {
		opens,
		toolbar: creates.flatMap((page) => linker.button(page) ?? []),
		buttons: onRow.flatMap((page) => linker.button(page) ?? []).slice(0, MAX_ROW_BUTTONS),
	};
}

const isBelow = ({ operation }: LinkedOperation, { operation: { path, method } }: LinkedOperation): boolean =>
	operation.path === path ? operation.method !== method : operation.path.startsWith(`${path}/`);

/** Whether an operation works on one row of a list: that of the same resource, or one below the path of the list. */
const isOfRow = ({ operation, use }: LinkedOperation, { operation: { path }, use: list }: LinkedOperation): boolean =>
	keyParameter(operation) !== undefined && (use !== undefined ? use.resource === list?.resource : isParent(path, operation.path));

const isParent = (path: string, child: string): boolean => child.slice(0, child.lastIndexOf('/')) === path;

class Linker {
	private readonly from: LinkedOperation;
	private readonly texts: ScaffoldTexts;
	private readonly reached: Set<string>;

	constructor(from: LinkedOperation, { texts, reached }: Pick<LinksOf, 'texts' | 'reached'>) {
		this.from = from;
		this.texts = texts;
		this.reached = reached;
	}

	/** Null if the page does not know a parameter of the other. */
	target(to: LinkedOperation): { readonly [key: string]: FlowValue } | null {
		const params = this.values(to, pathParameters(to.operation));
		const query = this.values(to, to.query);
		if (to.route === null || params === null || query === null) return null;
		this.reached.add(to.operation.name);
		return {
			route: to.route,
			...(isEmpty(params) ? {} : { params: byVariable(params) }),
			...(isEmpty(query) ? {} : { query: byVariable(query) }),
		};
	}

	button(to: LinkedOperation): FlowValue | null {
		if (to.operation.file !== null) return this.download(to);
		if (to.route === null && writesOf(to.operation)) return this.write(to);
		const opens = this.target(to);
		return opens && { label: literal(this.label(to)), opens };
	}

	private label({ use, operation }: LinkedOperation): string {
		const isOwn = use?.resource === this.from.use?.resource;
		if (isOwn && use?.role === 'update') return this.texts.edit;
		if (isOwn && use?.role === 'create') return this.texts.create;
		return labelOf(operation.summary, operation.id);
	}

	/** Null if the operation takes more than ids. */
	private write(to: LinkedOperation): FlowValue | null {
		const { operation } = to;
		const required = requiredParameters(operation);
		const given = this.values(to, required);
		if (given === null || operation.body?.needed) return null;
		this.reached.add(operation.name);
		const { remove, removeQuestion, removed, submitted } = this.texts;
		const call = { call: operation.name, ...(isEmpty(given) ? {} : { with: given }) };
		if (operation.method !== 'delete') return { label: literal(this.label(to)), actions: [call, { message: literal(submitted) }] };
		const label = to.use?.role === 'remove' ? remove : this.label(to);
		const steps: FlowValue[] = [{ confirm: literal(removeQuestion) }, call, { message: literal(removed) }];
		const leaves = !this.isList && operation.path === this.from.operation.path;
		return { label: literal(label), kind: 'danger', actions: leaves ? [...steps, { back: true }] : steps };
	}

	private download(to: LinkedOperation): FlowValue | null {
		const { operation } = to;
		const given = this.values(to, requiredParameters(operation));
		if (given === null || writesOf(operation)) return null;
		this.reached.add(operation.name);
		const download = { call: operation.name, ...(isEmpty(given) ? {} : { with: given }) };
		return { label: literal(labelOf(operation.summary, this.texts.download)), actions: [{ download }] };
	}

	/** A value for each parameter: that of this page's own address, or a field of the row; null if one has none. */
	private values({ operation, use }: LinkedOperation, names: readonly string[]): Values | null {
		const parameter = keyParameter(operation);
		const isOwn = use?.resource === this.from.use?.resource;
		const given = names.map((name) => [name, this.value(name, isOwn && name === parameter ? (use?.key ?? null) : null)] as const);
		const known = given.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
		return known.length === given.length ? Object.fromEntries(known) : null;
	}

	/** `key`: field of a row that the parameter names. */
	private value(name: string, key: string | null): string | null {
		if (pathParameters(this.from.operation).includes(name)) return `route.params.${variableOf(name)}`;
		if (this.from.query.includes(name)) return `state.${variableOf(name)} ?? ''`;
		const row = this.from.use?.row?.type;
		if (!this.isList || row?.kind !== 'object') return null;
		const field = key ?? fieldNamed(row, name);
		const held = field === undefined ? undefined : row.fields().get(field);
		if (!held || (held.type.kind !== 'string' && held.type.kind !== 'number') || held.secret) return null;
		return held.optional || held.type.nullable ? `row.${field} ?? ''` : `row.${field}`;
	}

	private get isList(): boolean {
		return this.from.use?.role === 'list';
	}
}

type Values = Readonly<Record<string, string>>;

const isEmpty = (values: Values): boolean => Object.keys(values).length === 0;

const byVariable = (values: Values): Values => Object.fromEntries(Object.entries(values).map(([name, value]) => [variableOf(name), value]));

const requiredParameters = ({ parameters }: OperationModel): string[] =>
	[...parameters.values()].filter(({ required }) => required).map(({ name }) => name);
