import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { Search, Unclear } from './find-edits.ts';

/** The answers that store what is sent. */
const WRITES: readonly Plain[] = ['create', 'update', 'upsert'];

/**
 * Body fields of declared writes that go into rows whose answers name the field otherwise from now on. They are declared in places of their own, and
 * their rows would lose what users send.
 */
export function findWritten({ found, from, to, model: { apis } }: Pick<Search, 'found' | 'from' | 'to' | 'model'>): Unclear[] {
	const isRenamed = (at: SourceSpan | null | undefined): boolean =>
		found.some((each) => each.at !== null && each.at.file === at?.file && each.at.start === at.start);
	const operations = apis.flatMap((api) => api.operations);
	const answering = operations.filter((operation) => rowsOf(operation).some((row) => isRenamed(fieldAt(row, from))));
	const resources = new Set(answering.flatMap(({ mock }) => mock?.resource ?? []));
	return operations.flatMap(({ name, mock, body }) => {
		const field = body?.fields.get(from);
		const writes = resources.has(mock?.resource ?? null) && WRITES.includes(mock?.answer ?? null);
		return writes && field?.at && !isRenamed(field.at)
			? [{ at: field.at, what: `\`migrate field ${name}.${from} ${to}\` renames it in the request` }]
			: [];
	});
}

const fieldAt = (row: ValueType, name: string): SourceSpan | null | undefined =>
	row.kind === 'object' ? row.fields().get(name)?.at : undefined;

/** Types of the rows that an operation answers: one, a list of them, or a page. */
function rowsOf({ answer, paging }: OperationModel): ValueType[] {
	const list = answer.kind === 'object' && paging ? answer.fields().get(paging.list)?.type : answer;
	return [answer, ...(list?.kind === 'array' ? [list.items] : [])];
}
