/** Checks the rows of the seed, as the mock loads them, against the schemas of the operations that answer them. */
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { compileSelection } from '#mock/answers/filter.ts';
import { type Check, createContract, runCheck } from '#mock/contract/contract.ts';
import type { SchemasByName } from '#mock/contract/schema.ts';
import type { DeclaredAnswer, JoinSpec, MockSpec, SessionAnswer } from '#mock/operation.ts';
import type { State } from '#mock/store/store.ts';
import type { ApiModel, OperationModel } from './api-model.ts';
import type { MockModel } from './check-mock.ts';
import { ReadFields } from './read-fields.ts';
import { rowSchemaOf, schemasOf } from './row-schema.ts';
import { isObject } from './schema-type.ts';
import { SeedReport } from './seed-report.ts';

export function checkSeed(apis: readonly ApiModel[], mock: MockModel, rows: State, report: Report): void {
	const seed = new SeedReport(mock, report);
	const answers = apis.flatMap(rowsAnswersOf);
	// Code that expands the seed reads any field of it.
	if (mock.expand === null) checkFields(answers, { rows, isWhole: !hasCode(mock) && apis.every(isWhole) }, seed);
	for (const answer of answers) {
		checkRows(answer, rows, seed);
		for (const join of Object.values(answer.spec.join ?? {})) checkJoin(answer, join, { rows, seed });
	}
	seed.tell();
}

interface RowsAnswer {
	operation: OperationModel;
	spec: DeclaredAnswer | SessionAnswer;
	schemas: SchemasByName;
	/** Of the answered rows; null if it is unknown. */
	check: Check | null;
}

/** The operations that are answered from rows of the seed. */
function rowsAnswersOf(api: ApiModel): RowsAnswer[] {
	const schemas = schemasOf(api);
	const contract = createContract(schemas);
	// `checkMock` has read them by their grammar.
	const specs = api.operations.map((operation) => ({ operation, spec: operation.mock as unknown as MockSpec | null }));
	const users = specs.flatMap(({ spec }) => (spec && 'session' in spec ? (spec.resource ?? []) : []))[0];
	return specs.flatMap(({ operation, spec }) => {
		if (!spec || 'handler' in spec) return [];
		const resource = spec.resource ?? ('session' in spec && spec.session !== 'signOut' ? users : undefined);
		if (resource === undefined) return [];
		const schema = rowSchemaOf(operation, schemas);
		return [{ operation, spec: { ...spec, resource }, schemas, check: schema && contract.checkOf(schema) }];
	});
}

/** Handlers may read any field. */
const hasCode = ({ handlers, computed, due }: MockModel): boolean => handlers.size > 0 || computed.length > 0 || due !== null;

/** Whether the model has all operations of the document: others may read any field. */
function isWhole({ document, operations }: ApiModel): boolean {
	const { paths } = document.value;
	const methods = Object.values(isObject(paths) ? paths : {}).flatMap((item) => (isObject(item) ? Object.values(item) : []));
	return methods.filter((node) => isObject(node) && node.operationId !== undefined).length === operations.length;
}

/** Reports fields that nothing reads; unless the model is whole, only those that look like a misspelt one. */
function checkFields(answers: readonly RowsAnswer[], { rows, isWhole }: { rows: State; isWhole: boolean }, seed: SeedReport): void {
	const read = new ReadFields();
	for (const { operation, spec, schemas } of answers) read.add(operation, spec, schemas);
	for (const [resource, written] of Object.entries(rows)) {
		const known = read.of(resource);
		if (!known) continue;
		for (const row of written) {
			for (const field of Object.keys(row).filter((name) => !known.has(name))) {
				const near = closest(
					field,
					[...known].filter((name) => !Object.hasOwn(row, name)),
				);
				if (near || isWhole) seed.addField({ resource, row }, field, near);
			}
		}
	}
}

function checkRows({ operation, spec, check }: RowsAnswer, { [spec.resource ?? '']: rows }: State, seed: SeedReport): void {
	if (!rows || !check) return;
	const made = new Set([...Object.keys(spec.join ?? {}), ...('answer' in spec && spec.answer === 'tree' ? ['children'] : [])]);
	const isMade = (field: string): boolean => spec.compute !== undefined || made.has(field.split('.')[0] ?? field);
	const { where = {} } = spec;
	// Rows that never fit need not fit the schema; whether they fit is unknown before the made fields are.
	if (Object.keys(where).some(isMade)) return;
	const fits = compileSelection({ where })({}, null);
	for (const row of fits ? rows.filter(fits) : rows) {
		for (const problem of runCheck(check, row).problems) {
			const [field = ''] = problem.path;
			if (!isMade(String(field))) seed.addProblem({ operation, resource: spec.resource ?? '', row }, problem);
		}
	}
}

/** The ids in `by` of these rows, or in `on` of the other ones, are those of rows that exist. */
function checkJoin({ operation, spec }: RowsAnswer, join: JoinSpec, { rows, seed }: { rows: State; seed: SeedReport }): void {
	const { resource = '' } = spec;
	const [from, to] = join.on === undefined ? [resource, join.resource] : [join.resource, resource];
	const field = join.on ?? join.by ?? 'id';
	const targets = rows[to];
	if (!targets || field.includes('.')) return;
	const ids = new Map(targets.map(({ id }) => [String(id), id]));
	for (const row of rows[from] ?? []) {
		for (const id of idsIn(row[field])) {
			const found = ids.get(String(id));
			const isWrong = join.on === undefined ? found === undefined : found !== id && !isElsewhere(rows, id);
			if (isWrong) seed.addReference({ operation, resource: from, row }, { field, id, to, found, ids: [...ids.keys()] });
		}
	}
}

const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]).filter((id) => id !== undefined && id !== null);

/** The field may name rows of several resources, as `ownerId` beside `ownerType`. */
const isElsewhere = (rows: State, id: unknown): boolean =>
	typeof id === 'string' && Object.values(rows).some((others) => others.some((row) => row.id === id));
