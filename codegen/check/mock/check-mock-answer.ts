/** Checks a declared answer of `x-mock` against the response and the input of its operation. */
import type { ApiModel, OperationModel } from '#codegen/check/api/api-model.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest, suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { describeType, type ValueField, type ValueType } from '#codegen/expression/value-type.ts';
import { mock as mockGrammar } from '#codegen/grammar/mock.ts';
import { treeAt } from '#codegen/read/document.ts';
import { readUnion } from '#codegen/read/read-spec.ts';
import { type ObjectSpec, plainOf, type Spec, scalarAt } from '#codegen/read/spec.ts';
import { createContract, runCheck } from '#mock/contract/contract.ts';
import type { Schema, SchemasByName } from '#mock/contract/schema.ts';
import type { State } from '#mock/store/store.ts';
import { expectedWords } from './expected-words.ts';
import { answerOf, fieldSchemaOf, openOf, rowSchemaOf, rowsFieldOf, schemasOf } from './row-schema.ts';
import { reportUnknownFields } from './unknown-row-fields.ts';

interface AnswerCheck {
	operation: OperationModel;
	spec: ObjectSpec;
	schemas: SchemasByName;
	/** Schema of the answered rows; null if it is unknown. */
	row: Schema | null;
	report: Report;
}

/** `expanded`: the rows if code makes some of them. The document and its `x-mock` have no other findings: each reference leads somewhere. */
export function checkMockAnswers(api: ApiModel, expanded: State | null, report: Report): void {
	const schemas = schemasOf(api);
	for (const operation of api.operations) {
		const { mock, document, where } = operation;
		const spec = mock && readUnion(treeAt(document, mock, [...where, 'x-mock']), mockGrammar, () => undefined);
		if (!spec || spec.keys.has('handler')) continue;
		const check: AnswerCheck = { operation, spec, schemas, row: rowSchemaOf(operation, schemas), report };
		checkForm(check);
		checkConst(check);
		checkEach(check);
		checkToggle(check);
		if (expanded) checkKeyedRow(check, expanded);
		checkJoinNames(check);
		checkSet(check);
		for (const { name, value } of entriesOf(spec.keys.get('where')?.value)) checkValues(name, value, check);
		checkFilters(check);
	}
}

/** The forms of responses that each answer has. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
	list: ['array'],
	tree: ['array'],
	page: ['object'],
	detail: ['object'],
	one: ['object'],
	create: ['object'],
	upsert: ['object'],
	toggle: ['object'],
	user: ['object'],
};

const ANSWERED: Readonly<Record<string, string>> = { array: 'a list', object: 'one row' };

function checkForm({ operation, spec, report }: AnswerCheck): void {
	const key = spec.keys.has('session') ? 'session' : 'answer';
	const answer = String(scalarAt(spec, key));
	if (operation.stream) return checkStream(answer, { operation, spec, report });
	const within = checkWithin({ operation, spec, report });
	if (within === null) return;
	const { kind } = within;
	if ((answer === 'file') !== (operation.file !== null)) reportFileKind(answer, { operation, spec, report });
	const forms = FORMS[answer];
	if (!forms || spec.keys.has('each') || kind === 'unknown' || kind === 'null' || kind === 'union') return;
	const at = spec.keys.get(key)?.value.at ?? spec.at;
	const field = rowsFieldOf(operation);
	if (answer === 'page' && !operation.paging && operation.pagingLacks.length === 0) return;
	if (!forms.includes(kind)) {
		const made = answer === 'page' ? `a page with its rows in \`${field}\`` : ANSWERED[forms[0] ?? ''];
		const message = `\`${key}: ${answer}\` makes ${made}, but \`${operation.name}\` answers ${describeType(within)}.`;
		report({ code: 'wrong-mock-answer', message, hint: instead(operation), at });
	} else if (answer === 'page' && operation.answer.kind === 'object' && operation.answer.fields().get(field)?.type.kind !== 'array') {
		const message = `\`answer: page\` makes a page with its rows in \`${field}\`, but the response of \`${operation.name}\` has no such list.`;
		const lacks = operation.pagingLacks.join(', ');
		const hint = operation.paging ? undefined : `For the names of \`x-paging\`, the operation lacks: ${lacks}.`;
		report({ code: 'wrong-mock-answer', message, ...(hint && { hint }), at });
	}
}

/** The part of the response that the rows make; null if it has no field of that name. */
function checkWithin({ operation, spec, report }: Pick<AnswerCheck, 'operation' | 'spec' | 'report'>): ValueType | null {
	const { answer, name } = operation;
	const within = spec.keys.get('within')?.value;
	if (within?.kind !== 'scalar' || answer.kind === 'unknown') return answer;
	const field = String(within.value);
	const fields = answer.kind === 'object' ? answer.fields() : new Map<string, ValueField>();
	const found = fields.get(field);
	if (found) return found.type;
	const near = closest(field, [...fields.keys()]);
	const message = `\`${name}\` answers no field \`${field}\` that could hold the rows.`;
	const hint = near ? `Did you mean \`${near}\`?` : `It answers ${describeType(answer)}: leave \`within\` out, or describe the field.`;
	report({ code: 'wrong-mock-answer', message, hint, at: within.at });
	return null;
}

/** The rows of a stream are those of a list; lines may be a file, too. */
function checkStream(answer: string, { operation, spec, report }: Pick<AnswerCheck, 'operation' | 'spec' | 'report'>): void {
	const isConstantList = answer === 'const' && Array.isArray(operation.mock?.value);
	if (answer === 'list' || isConstantList || (answer === 'file' && operation.stream === 'lines')) return;
	const message = `\`${operation.name}\` answers a stream (${operation.file}), whose rows \`answer: ${answer}\` does not make.`;
	const hint = 'Write `answer: list`, or name a handler that returns a list or yields rows.';
	report({ code: 'wrong-mock-answer', message, hint, at: spec.keys.get('answer')?.value.at ?? spec.at });
}

function reportFileKind(answer: string, { operation, spec, report }: Pick<AnswerCheck, 'operation' | 'spec' | 'report'>): void {
	const at = spec.keys.get('answer')?.value.at ?? spec.at;
	const message =
		operation.file === null
			? `\`answer: file\` makes a file, but \`${operation.name}\` answers data.`
			: `\`${operation.name}\` answers a file (${operation.file}), which \`answer: ${answer}\` does not make.`;
	const hint =
		operation.file === null
			? 'Describe its response with the media type of the file, such as `text/csv`.'
			: 'Write `answer: file`, or name a handler that returns a `File`.';
	report({ code: 'wrong-mock-answer', message, hint, at });
}

const instead = ({ answer, pagingLacks, headers }: OperationModel): string => {
	if (headers?.body !== undefined) return 'Write `answer: page`: the list stands beside the fields of its headers.';
	if (answer.kind === 'array') return 'Write `answer: list`, or describe a page under `responses`.';
	return pagingLacks.length === 0
		? 'Write `answer: page`.'
		: 'Name the field that holds the rows with `within`, write `answer: detail` or `answer: one` for one row, or describe a list under `responses`.';
};

function checkConst({ operation, spec, schemas, report }: AnswerCheck): void {
	const value = spec.keys.get('value')?.value;
	if (scalarAt(spec, 'answer') !== 'const' || operation.answer.kind === 'null') return;
	const given = (operation.mock?.value ?? null) as unknown;
	const answered = answerOf(operation);
	const [problem] = runCheck(createContract(schemas).checkOf(answered), given).problems;
	if (!problem) return;
	const path = problem.path.join('.');
	const what = path === '' ? '`value`' : `\`${path}\` of \`value\``;
	const message = `${what} is ${JSON.stringify(problem.got) ?? 'missing'}, but \`${operation.name}\` answers ${expectedWords(problem.expected)}.`;
	report({ code: 'wrong-mock-value', message, at: value?.at ?? spec.at });
}

/** `each` names a list of objects, which become rows. */
function checkEach({ operation, spec, report }: AnswerCheck): void {
	const each = spec.keys.get('each')?.value;
	const name = each?.kind === 'scalar' ? String(each.value) : '';
	const type = operation.body?.fields.get(name)?.type;
	if (!each || (type?.kind === 'array' && type.items.kind === 'object')) return;
	const found = type ? describeType(type) : 'no field of the body';
	const message = `\`each\` makes a row of each object in a list, but \`${name}\` of \`${operation.name}\` is ${found}.`;
	report({ code: 'wrong-mock-value', message, hint: 'Name a body field of `type: array` whose `items` are objects.', at: each.at });
}

/** The fields that identify a row and make its id; `checkMock` checks them unless code makes rows. */
function checkKeyedRow({ spec, report }: AnswerCheck, expanded: State): void {
	if (!['upsert', 'toggle'].includes(String(scalarAt(spec, 'answer')))) return;
	const resource = String(scalarAt(spec, 'resource'));
	const named = [...entriesOf(spec.keys.get('key')?.value).map(({ value }) => value), ...[spec.keys.get('owner')?.value ?? []].flat()];
	reportUnknownFields(
		named.flatMap(textsIn).map(({ text, at }) => ({ name: text, at })),
		{ resource, rows: expanded[resource] ?? [] },
		report,
	);
}

/** `by` names a boolean. */
function checkToggle({ operation, spec, report }: AnswerCheck): void {
	const by = spec.keys.get('by')?.value;
	const name = by?.kind === 'scalar' ? String(by.value) : '';
	const type = operation.body?.fields.get(name)?.type ?? operation.parameters.get(name)?.type;
	if (!by || !type || type.kind === 'boolean') return;
	const message = `\`by\` says whether the row exists, but \`${name}\` of \`${operation.name}\` is ${describeType(type)}.`;
	report({ code: 'wrong-mock-value', message, hint: 'Name a parameter of `type: boolean`.', at: by.at });
}

/** The contract drops joined fields that the response lacks; then they only serve filters and sort orders. */
function checkJoinNames({ operation, spec, row, report }: AnswerCheck): void {
	if (!row?.properties || row.additionalProperties || spec.keys.has('compute')) return;
	const names = Object.keys(row.properties);
	const others = [...spec.keys]
		.filter(([key]) => ['filter', 'where', 'sort', 'counts'].includes(key))
		.map(([key]) => JSON.stringify(operation.mock?.[key]));
	const joins = entriesOf(spec.keys.get('join')?.value);
	for (const { name, key } of joins) {
		const used = [...others, ...joins.filter((join) => join.name !== name).map((join) => JSON.stringify(mockJoin(operation, join.name)))];
		if (names.includes(name) || used.some((text) => new RegExp(`\\b${name}\\b`).test(text))) continue;
		const suggestion = suggestName({ name, at: key, candidates: names, otherwise: `The rows have: ${names.join(', ')}.` });
		report({ code: 'unknown-answer-field', message: `\`${operation.name}\` does not answer the joined field \`${name}\`.`, ...suggestion });
	}
}

const mockJoin = ({ mock }: OperationModel, name: string): unknown => (mock?.join as Readonly<Record<string, unknown>> | undefined)?.[name];

const TEMPLATE = /^\$(now|user(\.\w+)?|input\.[\w-]+)$/;

function checkSet(check: AnswerCheck): void {
	const isAnswer = scalarAt(check.spec, 'session') === 'signIn';
	for (const { name, key, value } of entriesOf(check.spec.keys.get('set')?.value)) {
		for (const { text, at } of textsIn(value)) if (text.startsWith('$')) checkTemplate(text, at, check);
		if (!isAnswer) checkWhole(name, value, check);
		if (!isAnswer) checkSetField(name, key, check);
	}
}

function checkTemplate(text: string, at: SourceSpan, { operation, report }: AnswerCheck): void {
	if (!TEMPLATE.test(text)) {
		const hint = 'Write `$now`, `$user.<field>` or `$input.<parameter>`.';
		return report({ code: 'wrong-mock-value', message: `\`${text}\` stands for nothing.`, hint, at });
	}
	const input = /^\$input\.(.+)$/.exec(text)?.[1];
	const inputs = [...operation.parameters.keys(), ...(operation.body?.fields.keys() ?? [])];
	if (input === undefined || inputs.includes(input)) return;
	const suggestion = suggestName({ name: input, at, candidates: inputs, otherwise: `It has: ${inputs.join(', ') || 'none'}.` });
	report({ code: 'unknown-parameter', message: `\`${operation.name}\` has no parameter \`${input}\`.`, ...suggestion });
}

/** Rows have fields that no answer names; one that differs from a named field by a letter is its slip. */
function checkSetField(name: string, at: SourceSpan, { operation, row, report }: AnswerCheck): void {
	const known = Object.keys(row?.properties ?? {});
	if (known.includes(name) || closest(name, known) === null) return;
	const message = `\`${name}\` is set, but \`${operation.name}\` answers no such field.`;
	report({ code: 'wrong-mock-value', message, ...suggestName({ name, at, candidates: known }) });
}

/** Checks a value of `set` without templates, a list as a whole. */
function checkWhole(field: string, value: Spec, { operation, row, schemas, report }: AnswerCheck): void {
	const schema = row?.properties?.[field];
	if (!schema || textsIn(value).some(({ text }) => /^[$@]/.test(text))) return;
	const given = plainOf(value);
	const [problem] = runCheck(createContract(schemas).checkOf(schema), given).problems;
	if (!problem) return;
	const message = `\`${field}\` is set to ${JSON.stringify(given)}, but \`${operation.name}\` answers ${expectedWords(problem.expected)}.`;
	report({ code: 'wrong-mock-value', message, at: value.at });
}

function checkFilters(check: AnswerCheck): void {
	for (const { name, key, value } of entriesOf(check.spec.keys.get('filter')?.value)) {
		if (value.kind === 'scalar') checkEnum(name, String(value.value), value.at, check);
		if (value.kind !== 'object') continue;
		const cases = value.keys.get('cases')?.value;
		if (cases) checkCases(name, { key, cases }, check);
		const field = scalarAt(value, 'eq');
		if (typeof field === 'string') checkEnum(name, field, value.at, check);
		checkComparison(name, value, check);
	}
}

/** Reports a filter that compares an enum as text or by order: its values are words without parts and without an order. */
function checkComparison(parameter: string, { keys }: ObjectSpec, { operation, schemas, report }: AnswerCheck): void {
	const compared = ['like', 'words', 'from', 'to'].find((key) => keys.has(key));
	const values = compared === undefined ? undefined : enumOf(operation, parameter, schemas);
	if (!values || compared === undefined) return;
	const how = compared === 'like' || compared === 'words' ? 'looks for a part of a text' : 'compares by order';
	report({
		code: 'wrong-mock-filter',
		message: `\`${compared}\` ${how}, but \`${parameter}\` of \`${operation.name}\` is one of ${values.join(', ')}.`,
		hint: `Name the field alone, as in \`${parameter}: <field>\`, or say with \`cases\` which rows each value finds.`,
		at: keys.get(compared)?.key ?? operation.at,
	});
}

/** A value of the parameter's enum that the field never has would always find nothing. */
function checkEnum(parameter: string, field: string, at: SourceSpan, { operation, row, schemas, report }: AnswerCheck): void {
	const given = enumOf(operation, parameter, schemas);
	const held = row && fieldSchemaOf(row, field, schemas);
	const values = (held?.items ? openOf(held.items, schemas) : held)?.enum?.map(String);
	const odd = values && given?.find((value) => !values.includes(value));
	if (odd === undefined) return;
	const message = `\`${parameter}\` of \`${operation.name}\` may be \`${odd}\`, which \`${field}\` never is: it is one of ${values?.join(', ')}.`;
	report({ code: 'wrong-mock-filter', message, hint: 'Say which rows each value finds: `{ cases: { … } }`.', at });
}

function checkCases(parameter: string, { key, cases }: { key: SourceSpan; cases: Spec }, check: AnswerCheck): void {
	const { operation, schemas, report } = check;
	const values = enumOf(operation, parameter, schemas);
	const written = entriesOf(cases);
	for (const { name, key: at, value } of written) {
		for (const condition of entriesOf(value)) checkValues(condition.name, condition.value, check);
		if (!values || values.includes(name)) continue;
		const message = `\`${parameter}\` of \`${operation.name}\` is never \`${name}\`.`;
		const suggestion = suggestName({ name, at, candidates: values, otherwise: `It is one of ${values.join(', ')}.` });
		report({ code: 'wrong-mock-filter', message, ...suggestion });
	}
	const missing = values?.filter((value) => !written.some(({ name }) => name === value)) ?? [];
	if (missing.length === 0) return;
	const message = `\`${parameter}\` of \`${operation.name}\` may also be ${missing.map((value) => `\`${value}\``).join(', ')}, for which there is no case.`;
	report({ code: 'wrong-mock-filter', message, hint: 'Write `{}` for a value that finds all rows.', at: key });
}

/** Each value of a condition is one that the field may have. */
function checkValues(field: string, values: Spec, { operation, row, schemas, report }: AnswerCheck): void {
	const held = row && fieldSchemaOf(row, field, schemas);
	const known = held?.enum?.map(String);
	if (!known) return;
	for (const { text, at } of textsIn(values)) {
		if (known.includes(text)) continue;
		const message = `\`${field}\` of the rows of \`${operation.name}\` is never \`${text}\`.`;
		const suggestion = suggestName({ name: text, at, candidates: known, otherwise: `It is one of ${known.join(', ')}.` });
		report({ code: 'wrong-mock-value', message, ...suggestion });
	}
}

function enumOf({ parameters }: OperationModel, name: string, schemas: SchemasByName): readonly string[] | undefined {
	const schema = openOf(parameters.get(name)?.schema as Schema | undefined, schemas);
	return (schema?.items ? openOf(schema.items, schemas) : schema)?.enum?.map(String);
}

function entriesOf(spec: Spec | undefined): { name: string; key: SourceSpan; value: Spec }[] {
	return spec?.kind === 'record' ? [...spec.entries].map(([name, { key, value }]) => ({ name, key, value })) : [];
}

function textsIn(spec: Spec): { text: string; at: SourceSpan }[] {
	if (spec.kind === 'list') return spec.items.flatMap(textsIn);
	return spec.kind === 'scalar' ? [{ text: String(spec.value), at: spec.at }] : [];
}
