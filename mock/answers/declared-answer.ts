/** Compiles the declared answers of `x-mock`: filter, sort, join, page and write the rows of one resource. */
import * as texts from '#mock/generated/messages/mock.ts';
import type { ComputedFields, ComputeFields } from '#mock/handler.ts';
import { fail, notModified } from '#mock/http/envelope-error.ts';
import type { DeclaredAnswer, MockOperation, PagingSpec, SessionAnswer } from '#mock/operation.ts';
import type { AnyRow } from '#mock/store/store.ts';
import type { AnswerContext, AnswerOptions, AnswerParts, FinishRow, Respond, RowsSpec, SelectRows } from './answer-parts.ts';
import { compileField, type ReadField } from './field-path.ts';
import { compileSelection, fieldsOfSelection } from './filter.ts';
import { compileJoins, copyRow, originalOf } from './join.ts';
import { compileSession } from './session.ts';
import { compileSort } from './sort.ts';
import { buildTree } from './tree.ts';
import { compileCreate, compileDelete, compileUpdate } from './write.ts';

const REFUSED_SIGN_IN = { code: 401, message: texts.wrongCredentials };

export function compileAnswer(operation: MockOperation, spec: DeclaredAnswer | SessionAnswer, options: AnswerOptions): Respond {
	if ('session' in spec) {
		const missing = spec.session === 'signIn' ? REFUSED_SIGN_IN : undefined;
		return compileSession(spec, compileParts(operation, { ...(missing && { missing }), ...spec }, options));
	}
	if (spec.answer === 'const') return () => spec.value ?? null;
	if (spec.resource === undefined) throw new Error(`The x-mock of ${operation.name} names no resource.`);
	const parts = compileParts(operation, spec, options);
	const { select, finish, find, refuse, tag } = parts;
	switch (spec.answer) {
		case 'list':
			return (context) => select(context).map((row) => finish(row, context));
		case 'page':
			return compilePage(operation, parts);
		case 'tree':
			return compileTree(parts);
		case 'one':
			return (context) => {
				const row = select(context)[0];
				if (row) return tag(finish(row, context), context);
				return options.accepts(null) ? null : refuse(context);
			};
		case 'detail':
			return (context) => tag(finish(find(context), context), context);
		case 'create':
			return compileCreate(parts);
		case 'update':
			return compileUpdate(parts);
		case 'delete':
			return compileDelete(parts);
	}
}

function compileParts({ mock }: MockOperation, spec: RowsSpec, { compute, accepts, idKind }: AnswerOptions): AnswerParts {
	const resource = spec.resource ?? '';
	const computed = compute && compileComputed(compute);
	const finish = compileFinish(spec, computed);
	const needsJoin = (names: readonly string[]): boolean => names.some((name) => Object.hasOwn(spec.join ?? {}, name.split('.')[0] ?? name));
	const finishesFirst = compute !== undefined || needsJoin(fieldsOfSelection(spec));
	const selection = compileSelection(spec.counts === undefined ? spec : { ...spec, filter: without(spec.filter, spec.counts) });
	const chooseSorting = compileSort(spec.sort);
	const hides = spec.always !== true && 'answer' in mock && ['list', 'page', 'tree'].includes(mock.answer);
	const select: SelectRows = (context) => {
		if (hides && context.scenario.empty) return [];
		const sorting = chooseSorting(context.input);
		const test = selection(context.input, context.user?.id ?? null);
		const choose = (rows: readonly AnyRow[]): readonly AnyRow[] => (test ? rows.filter(test) : rows);
		if (finishesFirst || needsJoin(sorting?.fields ?? [])) {
			const chosen = choose(context.store.rows<AnyRow>(resource).map((row) => finish(row, context)));
			return sorting ? sorting.order(chosen) : chosen;
		}
		// Sorts before filtering: the store caches the sorted rows until one of them changes.
		return choose(sorting ? context.store.derived(resource, `order ${sorting.text}`, sorting.order) : context.store.rows<AnyRow>(resource));
	};
	const refuse = compileRefusal(spec.missing);
	const find = compileFind(spec, resource, { finish: finishesFirst ? finish : (row) => row, refuse });
	const findEach = compileFindEach(spec, find);
	return { spec, resource, select, finish, computed, find, findEach, accepts, idKind, refuse, tag: compileTag(spec.etag) };
}

function compileComputed(compute: ComputeFields<AnyRow>): (context: AnswerContext) => ComputedFields<AnyRow> {
	const computed = new WeakMap<AnswerContext, ComputedFields<AnyRow>>();
	return (context) => {
		const { input, store: db, user, now, scenario } = context;
		const fields = computed.get(context) ?? compute({ input, db, user, now, scenario });
		computed.set(context, fields);
		return fields;
	};
}

/** Returns rows that have an original unchanged: they are finished already. */
function compileFinish(spec: RowsSpec, computed: AnswerParts['computed']): FinishRow {
	const join = compileJoins(spec.join);
	if (!join && !computed) return (row) => row;
	return (row, context) => {
		if (originalOf(row)) return row;
		const joined = join ? join(row, context.store, context.user?.id ?? null) : row;
		return computed ? copyRow(joined, { ...computed(context).row(joined) }) : joined;
	};
}

const without = (filter: DeclaredAnswer['filter'] = {}, parameter: string): NonNullable<DeclaredAnswer['filter']> =>
	Object.fromEntries(Object.entries(filter).filter(([name]) => name !== parameter));

/** Builds the tree from the original rows, not from joined copies, so that each row has one identity. */
function compileTree({ spec, resource, select, finish }: AnswerParts): Respond {
	return (context) => {
		const chosen = select(context).map((row) => originalOf(row) ?? row);
		const parentField = spec.children ?? 'parentId';
		return buildTree({ all: context.store.rows<AnyRow>(resource), chosen, parentField, finish: (row) => finish(row, context) });
	};
}

/** Used by operations without paging parameters: one page with all rows. */
const ONE_PAGE: PagingSpec = { page: 'page', size: 'size', list: 'list', total: 'total', defaultSize: Number.MAX_SAFE_INTEGER };

/** Returns a page with its total; `pages`, page number and page size are set for schemas that name them. */
function compilePage(operation: MockOperation, { spec, select, finish, computed }: AnswerParts): Respond {
	const paging = operation.paging ?? ONE_PAGE;
	const { counts, filter = {} } = spec;
	const counted = counts === undefined ? undefined : filter[counts];
	const selectCounted = compileSelection({ filter: counts && counted ? { [counts]: counted } : {} });
	return (context) => {
		const found = select(context);
		const test = selectCounted(context.input, null);
		const rows = test ? found.filter(test) : found;
		const page = atLeastOne(context.input[paging.page], 1);
		const size = atLeastOne(context.input[paging.size], paging.defaultSize);
		const shown = rows.slice((page - 1) * size, page * size).map((row) => finish(row, context));
		const about = { current: page, size, pages: Math.ceil(rows.length / size), [paging.page]: page, [paging.size]: size };
		if (counts !== undefined) Object.assign(about, { counts: countBy(found, compileField(counts)) });
		Object.assign(about, computed?.(context).page?.(shown));
		return { ...about, [paging.total]: rows.length, [paging.list]: shown };
	};
}

function countBy(rows: readonly AnyRow[], read: ReadField): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const row of rows) counts[String(read(row))] = (counts[String(read(row))] ?? 0) + 1;
	return counts;
}

const atLeastOne = (value: unknown, or: number): number => (typeof value === 'number' && value >= 1 ? Math.floor(value) : or);

/** `$input.<parameter>` in the message is replaced by the value. */
function compileRefusal(missing: DeclaredAnswer['missing'] = texts.notFound): AnswerParts['refuse'] {
	const { code = 404, message } = typeof missing === 'string' ? { message: missing } : missing;
	return ({ input }) =>
		fail(
			code,
			message.replace(/\$input\.([\w-]+)/g, (_match, name: string) => String(input[name] ?? '')),
		);
}

/** Writes the header `ETag`; answers 304 if the client has the row already. */
function compileTag(etag: string | undefined): AnswerParts['tag'] {
	if (etag === undefined) return (row) => row;
	const read = compileField(etag);
	return (row, { input, header }) => {
		const tag = String(read(row));
		header('ETag', tag);
		return namesTag(String(input['If-None-Match'] ?? ''), tag) ? notModified() : row;
	};
}

/** `If-None-Match` may list several tags, and compares weakly (RFC 9110, 13.1.2). */
const namesTag = (header: string, tag: string): boolean =>
	header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag);

/** Finds the row that `key` names. Fails if there is none; with 403 if another user owns it, unless `missing` hides that. */
function compileFind(spec: RowsSpec, resource: string, { finish, refuse }: Pick<AnswerParts, 'finish' | 'refuse'>): AnswerParts['find'] {
	const key = Object.entries(spec.key ?? { id: 'id' }).map(([parameter, field]) => ({ parameter, field, read: compileField(field) }));
	const byId = key.length === 1 && key[0]?.field === 'id' ? key[0].parameter : null;
	const fixed = compileSelection({ where: spec.where });
	const ownerOf = spec.owner === undefined ? null : compileField(spec.owner);
	return (context) => {
		const { input, store, user } = context;
		const fits = (row: AnyRow): boolean => key.every(({ parameter, read }) => isSame(read(row), input[parameter]));
		const row = byId ? store.find<AnyRow>(resource, String(input[byId])) : store.rows<AnyRow>(resource).find(fits);
		if (!row) return refuse(context);
		const found = finish(row, context);
		const test = fixed(input, null);
		if (test && !test(found)) return refuse(context);
		if (ownerOf && ownerOf(found) !== user?.id) return spec.missing === undefined ? fail(403, texts.notYours) : refuse(context);
		return found;
	};
}

/** Compares as text, as ids in addresses are. A parameter without a value names the rows whose field has none. */
const isSame = (value: unknown, given: unknown): boolean => String(value ?? '') === String(given ?? '');

/** A list in the parameter of the key names several rows; if one is missing, none is found. */
function compileFindEach({ key = { id: 'id' } }: RowsSpec, find: AnswerParts['find']): AnswerParts['findEach'] {
	const [parameter = '', ...more] = Object.keys(key);
	return (context) => {
		const named = context.input[parameter];
		if (more.length > 0 || !Array.isArray(named)) return { rows: [find(context)], isList: false };
		const rows = [...new Set(named)].map((id) => find({ ...context, input: { ...context.input, [parameter]: id } }));
		return { rows, isList: true };
	};
}
