/**
 * Every place of the manifests that calls an operation, gives it a value or reads its answer. Pages are followed by name, through the
 * schemas of the old version: a manifest that no longer fits the new one is what the report is for.
 */
import type { Span } from '#codegen/diagnostics/diagnostic.ts';
import type { Ast } from '#codegen/expression/ast.ts';
import { pathsIn } from '#codegen/expression/paths-in.ts';
import type { ReadRest } from '#codegen/read/read-manifests.ts';
import { type ObjectSpec, type RecordSpec, referenceAt, type Spec, scalarAt } from '#codegen/read/spec.ts';
import { fieldsOf, givenTo } from './given-to.ts';
import type { PlacedOperation } from './place-schemas.ts';
import { fieldOf, nodeOf, nodesBelow, type PlacedSchema, viewOf } from './placed-schema.ts';
import { answerOf, type Cursor, formOf, itemOf, placeOfCursor, type Scope, step } from './scope.ts';
import type { Place, Uses } from './uses.ts';

type Operations = ReadonlyMap<string, PlacedOperation>;

export function findUses(app: ObjectSpec | null, pages: ReadRest['pages'], operations: Operations): Uses {
	const uses: Uses = { calls: [], given: [], reads: [] };
	const session = app?.keys.get('session')?.value;
	const user = session?.kind === 'object' ? answerOf(operations, referenceAt(session, 'user')?.name) : null;
	if (app)
		for (const [key, { value }] of app.keys) new UseFinder(uses, operations, null, key).walk(value, new Map(user ? [['info', user]] : []));
	for (const page of pages) {
		const finder = new UseFinder(uses, operations, page, '');
		const scope = finder.pageScope(user);
		for (const [key, { value }] of page.keys) finder.within(key).walk(value, scope);
	}
	return uses;
}

/** Names that belong to a row, record or form; keys marked `outer` do without them. */
const BOUND = ['row', 'record', 'form', 'result'];

/** What the runtime reads by itself: the whole answer. */
const READ_WHOLE: Readonly<Record<string, string>> = { Dictionaries: 'call', Routing: 'list', TokenSource: 'call', AppSession: 'signIn' };

class UseFinder {
	private readonly uses: Uses;
	private readonly operations: Operations;
	private readonly page: ObjectSpec | null;
	private readonly part: string;

	constructor(uses: Uses, operations: Operations, page: ObjectSpec | null, part: string) {
		this.uses = uses;
		this.operations = operations;
		this.page = page;
		this.part = part;
	}

	within(part: string): UseFinder {
		return new UseFinder(this.uses, this.operations, this.page, part);
	}

	/** `data.<name>` and `session.info`; state and the route hold nothing of an API. */
	pageScope(user: Cursor | null): Scope {
		const answers = this.answers(this.page);
		const scope: [string, Cursor][] = [['data', { kind: 'names', names: new Map(answers) }]];
		if (user) scope.push(['session', { kind: 'names', names: new Map([['info', user]]) }]);
		return new Map(scope);
	}

	/** What the calls of a page or a dialog answer. */
	private answers(owner: ObjectSpec | null): [string, Cursor][] {
		const data = owner?.keys.get('data')?.value;
		const calls = data?.kind === 'record' ? [...data.entries] : [];
		return calls.flatMap(([name, { value }]): [string, Cursor][] => {
			const answer = value.kind === 'object' ? answerOf(this.operations, referenceAt(value, 'call')?.name) : null;
			return answer && value.kind === 'object' ? [[name, { ...answer, paged: scalarAt(value, 'paged') === true }]] : [];
		});
	}

	/** A dialog sees the calls of its page and its own. */
	private bindDialog(spec: ObjectSpec, scope: Scope): Scope {
		const data = scope.get('data');
		const names = new Map([...(data?.kind === 'names' ? data.names : []), ...this.answers(spec)]);
		return withName(scope, 'data', { kind: 'names', names });
	}

	walk(spec: Spec, scope: Scope): void {
		switch (spec.kind) {
			case 'text':
				for (const part of spec.parts) if (typeof part !== 'string') this.read(part, scope);
				return;
			case 'expression':
			case 'source':
				this.read(spec.ast, scope);
				return;
			case 'list':
				return this.list(spec.items, scope);
			case 'object':
				return this.object(spec, scope);
			case 'record':
				return this.record(spec, scope);
			default:
		}
	}

	/** Items of an action list see what the calls before them answered. */
	private list(items: readonly Spec[], scope: Scope): void {
		let current = scope;
		for (const item of items) {
			this.walk(item, current);
			if (item.kind === 'object' && item.shape.name === 'CallStep') current = this.withAnswer(current, 'result', item, 'call');
		}
	}

	private record(spec: RecordSpec, scope: Scope): void {
		for (const [name, { value }] of spec.entries) {
			const part = this.page && this.part === 'data' ? `data ${name}` : this.part;
			const finder = this.within(part);
			finder.walk(value, scope);
			// Who is handed a whole object may read all of it.
			if (value.kind === 'expression' && (spec.grammar.kind === 'props' || spec.grammar.kind === 'arguments'))
				for (const { path } of pathsIn(value.ast)) finder.readWhole(step(scope, path).end, path.at);
		}
	}

	private object(spec: ObjectSpec, scope: Scope): void {
		const finder = spec.role === 'block' && 'block' in spec.shape ? this.within(String(spec.shape.block)) : this;
		finder.calls(spec);
		const bound = finder.bind(spec, scope);
		for (const [name, { value }] of spec.keys) {
			const reach = spec.shape.keys[name]?.scope;
			if (spec.shape.name === 'PageDialog' && name === 'data') finder.within('data').walk(value, bound);
			else if (reach === 'outer' && spec.role === 'block') finder.walk(value, scope);
			else if (reach === 'outer') finder.walk(value, new Map([...scope].filter(([root]) => !BOUND.includes(root))));
			else finder.walk(value, reach === 'result' ? finder.withAnswer(bound, 'result', spec, 'submits') : bound);
		}
	}

	private withAnswer(scope: Scope, name: string, spec: ObjectSpec, key: string): Scope {
		const answer = answerOf(this.operations, referenceAt(spec, key)?.name);
		return new Map([...scope].filter(([root]) => root !== name).concat(answer ? [[name, answer]] : []));
	}

	/** Adds what the construct binds, and notes what it reads without an expression. */
	private bind(spec: ObjectSpec, scope: Scope): Scope {
		if (spec.shape.name === 'AppSearch') return this.bindSearch(spec, scope);
		if (spec.shape.name === 'PageDialog') return this.bindDialog(spec, scope);
		if (spec.shape.binds === 'form') return this.bindForm(spec, scope);
		const source = spec.keys.get('source')?.value;
		if (!spec.shape.binds || source?.kind !== 'source') return scope;
		const found = source.ast.kind === 'path' ? step(scope, source.ast).end : null;
		const bound = found && source.yields === 'list' ? itemOf(found, this.operations) : found;
		if (bound && source.yields === 'list') for (const key of ['key', 'children']) this.readDefault(spec, key, bound, source.at);
		return withName(scope, spec.shape.binds, bound);
	}

	/** `row.id` and `row.children`, where the manifest names no others. */
	private readDefault(spec: ObjectSpec, key: string, row: Cursor, at: Span): void {
		const schema = placeOfCursor(row);
		if (!Object.hasOwn(spec.shape.keys, key) || spec.keys.has(key) || !schema || row.kind !== 'answer') return;
		const field = fieldOf(schema, key === 'key' ? 'id' : key);
		if (field) this.note(row.operation, field, at);
	}

	private bindSearch(spec: ObjectSpec, scope: Scope): Scope {
		const within = this.withAnswer(scope, 'answer', spec, 'call');
		const items = spec.keys.get('items')?.value;
		const found = items?.kind === 'expression' && items.ast.kind === 'path' ? step(within, items.ast).end : null;
		return withName(within, 'row', found && itemOf(found, this.operations));
	}

	private bindForm(spec: ObjectSpec, scope: Scope): Scope {
		const initial = spec.keys.get('initial')?.value;
		const first = initial?.kind === 'source' && initial.ast.kind === 'path' ? step(scope, initial.ast).end : null;
		const schema = first && placeOfCursor(first);
		for (const { name, at } of fieldsOf(spec)) {
			const field = schema && fieldOf(schema, name);
			if (field && first.kind === 'answer') this.note(first.operation, field, at);
		}
		return withName(scope, 'form', formOf(this.operations, referenceAt(spec, 'submits')?.name));
	}

	/** The operations that the keys of this node name, with what each is given. */
	private calls(spec: ObjectSpec): void {
		for (const [key, { value }] of spec.keys) {
			if (value.kind !== 'reference' || value.to !== 'operation') continue;
			const given = givenTo(spec, key);
			for (const { name, at, literal } of given ?? [])
				this.uses.given.push({ ...this.place(at), operation: value.name, name, ...(literal === undefined ? {} : { literal }) });
			const names = given && new Set(given.map(({ name }) => name));
			this.uses.calls.push({ ...this.place(value.at), operation: value.name, given: names, paged: scalarAt(spec, 'paged') === true });
			this.readPaging(spec, value.name);
			if (READ_WHOLE[spec.shape.name] === key) this.readWhole(answerOf(this.operations, value.name), value.at);
		}
	}

	/** The runtime takes rows and their number out of a paged answer. */
	private readPaging(spec: ObjectSpec, name: string): void {
		const operation = this.operations.get(name);
		if (scalarAt(spec, 'paged') !== true || !operation?.api.paging) return;
		const { list, total } = operation.api.paging;
		for (const key of [list, total]) {
			const field = fieldOf(operation.answer, key);
			if (field) this.note(name, field, spec.keys.get('paged')?.value.at ?? spec.at);
		}
	}

	private read(ast: Ast, scope: Scope): void {
		for (const { path, lenient } of pathsIn(ast)) {
			for (const { cursor, at } of step(scope, path).read) {
				if (cursor.kind === 'answer') this.note(cursor.operation, cursor.schema, at, lenient);
				if (cursor.kind === 'input') this.uses.given.push({ ...this.place(at), operation: cursor.operation, name: cursor.name });
			}
		}
	}

	private readWhole(cursor: Cursor | null, at: Span): void {
		if (cursor?.kind !== 'answer') return;
		const { properties, items } = viewOf(cursor.schema);
		if (properties.size === 0 && !items) return this.note(cursor.operation, cursor.schema, at);
		for (const node of nodesBelow(cursor.schema))
			this.uses.reads.push({ ...this.place(at), operation: cursor.operation, node, lenient: false });
	}

	private note(operation: string, schema: PlacedSchema, at: Span, lenient = false): void {
		this.uses.reads.push({ ...this.place(at), operation, node: nodeOf(schema), lenient });
	}

	private place(at: Span): Place {
		return { page: this.page ? String(scalarAt(this.page, 'page') ?? '') : null, part: this.part, at };
	}
}

const withName = (scope: Scope, name: string, cursor: Cursor | null): Scope =>
	new Map([...scope].filter(([root]) => root !== name).concat(cursor ? [[name, cursor]] : []));
