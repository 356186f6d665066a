/** Sources: what blocks draw, as rows or as one object. */
import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import { emitExpression } from '#codegen/expression/emit-expression.ts';
import { describeType, type ValueField, type ValueType } from '#codegen/expression/value-type.ts';
import type { SourceSpec } from '#codegen/read/spec.ts';
import type { AnswerReads } from './answer-reads.ts';
import { type Compiled, functionOf, json, objectOf } from './compiled.ts';
import { callOf, type PageNames } from './page-names.ts';

const UNKNOWN: ValueType = { kind: 'unknown' };

/** Type of one item of the list, or of the object. `type`: that of the expression. */
export function yieldedBy(spec: SourceSpec, type: ValueType, page: PageNames): ValueType {
	if (spec.yields !== 'list') return type.kind === 'object' ? { ...type, nullable: false } : UNKNOWN;
	const { model } = callOf(spec, page.data);
	const rows = model?.paged && model.operation?.paging ? listOfPage(model.operation) : type;
	return rows?.kind === 'array' ? rows.items : UNKNOWN;
}

export function compileList(spec: SourceSpec, type: ValueType, page: PageNames, report: Report): Compiled {
	const { name, model } = callOf(spec, page.data);
	if (name !== undefined && model?.paged && model.operation?.paging) return pagedList(name, model.operation, page.reads);
	// An unpaged operation with `paged: true` is already reported.
	if (model?.paged && type.kind === 'object') return objectOf([]);
	if (type.kind !== 'array' && type.kind !== 'unknown') {
		const hint = model?.operation?.paging
			? `\`${model.operation.name}\` answers page by page: add \`paged: true\` to data \`${name}\`.`
			: 'Name a field that holds a list.';
		report({ code: 'not-a-list', message: `A list is needed here, but this is ${describeType(type)}.`, hint, at: spec.at });
	}
	return objectOf([['rows', functionOf(emitExpression(spec.ast))]]);
}

const listOfPage = ({ answer, paging }: OperationModel): ValueType | undefined =>
	answer.kind === 'object' ? answer.fields().get(paging?.list ?? '')?.type : undefined;

function pagedList(name: string, { answer, paging }: OperationModel, reads: AnswerReads): Compiled {
	const list = paging?.list ?? '';
	const fields = answer.kind === 'object' ? answer.fields() : new Map<string, ValueField>();
	for (const field of [list, paging?.next ?? paging?.total ?? ''].flatMap((each) => fields.get(each) ?? [])) reads.note(field, 'data');
	return objectOf([
		['rows', functionOf(`s.data.${name}?.${list}`)],
		['paged', json(name)],
	]);
}

/** The slots of the rows also read this object, so its type must match theirs. */
export function checkLikeRow(spec: SourceSpec, type: ValueType, row: ValueType | undefined, report: Report): void {
	if (type.kind !== 'object' || !row || isAssignable(type, row)) return;
	const message = `This is ${describeType(type)}, but here an object like the rows is needed: ${describeType(row)}.`;
	report({ code: 'wrong-slot-type', message, at: spec.at });
}

export function checkObject(spec: SourceSpec, type: ValueType, report: Report): void {
	if (type.kind === 'object' || type.kind === 'unknown') return;
	const hint = type.kind === 'array' ? 'Draw a list with a table, cards or tree.' : 'Name a field that holds an object.';
	report({ code: 'not-an-object', message: `An object is needed here, but this is ${describeType(type)}.`, hint, at: spec.at });
}
