/** Checks the rows of the seed, as the mock loads them, against the schemas of the operations that answer them. */
import { type ApiModel, mockSpecOf, type OperationModel } from '#codegen/check/api/api-model.ts';
import { objectOr } from '#codegen/check/api/json-object.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { compileSelection } from '#mock/answers/filter.ts';
import { type Check, createContract, runCheck } from '#mock/contract/contract.ts';
import type { SchemasByName } from '#mock/contract/schema.ts';
import type { MockAnswer } from '#mock/generated/answer-types.ts';
import type { State } from '#mock/store/store.ts';
import type { MockModel } from './check-mock.ts';
import { ReadFields, type RowKeys, type RowsSpec } from './read-fields.ts';
import { rowSchemaOf, schemasOf } from './row-schema.ts';
import { SeedReport } from './seed-report.ts';

/** `roles`: names of permissions.yaml; without any, rows may have roles of their own. */
export function checkSeed(
	{ apis, mock, roles }: { apis: readonly ApiModel[]; mock: MockModel; roles: readonly string[] },
	rows: State,
	report: Report,
): void {
	const seed = new SeedReport(mock, report);
	const answers = apis.flatMap(rowsAnswersOf);
	// Code that expands the seed reads any field of it.
	if (mock.expand === null) checkFields(answers, { rows, isWhole: !hasCode(mock) && apis.every(isWhole) }, seed);
	for (const answer of answers) {
		checkRows(answer, rows, seed);
		for (const references of referencesOf(answer)) checkReferences(answer, references, { rows, seed });
	}
	if (roles.length > 0) for (const answer of answers) checkRoles(answer, { rows, roles, seed });
	seed.tell();
}

/** Guards look for the roles of a user in `roles` of his row. */
function checkRoles(
	{ operation, resource, users }: RowsAnswer,
	{ rows, roles, seed }: { rows: State; roles: readonly string[]; seed: SeedReport },
): void {
	if (resource !== users) return;
	for (const row of rows[resource] ?? []) {
		const own: readonly unknown[] = Array.isArray(row.roles) ? row.roles : [];
		for (const role of own) if (!roles.includes(String(role))) seed.addRole({ operation, resource, row }, String(role), roles);
	}
}

interface RowsAnswer {
	operation: OperationModel;
	spec: RowsSpec;
	resource: string;
	/** The resource whose rows sign in; null if a handler signs them in. */
	users: string | null;
	schemas: SchemasByName;
	/** Of the answered rows; null if it is unknown. */
	check: Check | null;
}

/** The operations that are answered from rows of the seed. */
function rowsAnswersOf(api: ApiModel): RowsAnswer[] {
	const schemas = schemasOf(api);
	const contract = createContract(schemas);
	const specs = api.operations.map((operation) => ({ operation, spec: mockSpecOf(operation) }));
	const users = specs.flatMap(({ spec }) => (spec && 'session' in spec && isOfRows(spec) ? (spec.resource ?? []) : []))[0];
	return specs.flatMap(({ operation, spec }) => {
		if (!spec || !isOfRows(spec)) return [];
		const resource = spec.resource ?? users;
		if (resource === undefined) return [];
		const schema = rowSchemaOf(operation, schemas);
		return [{ operation, spec, resource, users: users ?? null, schemas, check: schema && contract.checkOf(schema) }];
	});
}

function isOfRows(spec: MockAnswer): spec is RowsSpec {
	if ('handler' in spec) return false;
	return 'answer' in spec ? spec.answer !== 'const' && spec.answer !== 'file' : spec.session !== 'signOut';
}

/** Handlers may read any field. */
const hasCode = ({ handlers, computed, due }: MockModel): boolean => handlers.size > 0 || computed.length > 0 || due !== null;

/** Whether the model has all operations of the document: others may read any field. */
function isWhole({ document, operations }: ApiModel): boolean {
	const { paths } = document.value;
	const methods = Object.values(objectOr(paths)).flatMap((item) => (isObject(item) ? Object.values(item) : []));
	return methods.filter((node) => isObject(node) && node.operationId !== undefined).length === operations.length;
}

/** Reports fields that nothing reads; unless the model is whole, only those that look like a misspelt one. */
function checkFields(answers: readonly RowsAnswer[], { rows, isWhole }: { rows: State; isWhole: boolean }, seed: SeedReport): void {
	const read = new ReadFields();
	for (const answer of answers) read.add(answer.operation, answer, answer.schemas);
	for (const [resource, written] of Object.entries(rows)) {
		const known = read.of(resource);
		if (!known) continue;
		for (const row of written) {
			for (const field of Object.keys(row).filter((name) => !known.has(name))) {
				const left = [...known].filter((name) => !Object.hasOwn(row, name));
				if (isWhole || closest(field, left) !== null) seed.addField({ resource, row }, field, left);
			}
		}
	}
}

function checkRows({ operation, spec, resource, check }: RowsAnswer, { [resource]: rows }: State, seed: SeedReport): void {
	if (!rows || !check) return;
	const { where = {}, join = {}, compute }: RowKeys = spec;
	const made = new Set([...Object.keys(join), ...('answer' in spec && spec.answer === 'tree' ? ['children'] : [])]);
	const isMade = (field: string): boolean => compute !== undefined || made.has(field.split('.')[0] ?? field);
	// Rows that never fit need not fit the schema; whether they fit is unknown before the made fields are.
	if (Object.keys(where).some(isMade)) return;
	const fits = compileSelection({ where })({}, null);
	for (const row of fits ? rows.filter(fits) : rows) {
		for (const problem of runCheck(check, row).problems) {
			const [field = ''] = problem.path;
			if (!isMade(String(field))) seed.addProblem({ operation, resource, row }, problem);
		}
	}
}

/** A field of the rows of `from` that holds ids of rows of `to`. */
interface References {
	from: string;
	field: string;
	/** Null if rows of any resource may be meant. */
	to: string | null;
	/** The mock compares ids with their type, and the field may name rows of several resources, as `ownerId` beside `ownerType`. */
	isExact?: boolean;
	/** Values that name no row. */
	none?: readonly unknown[];
}

function referencesOf({ spec, resource: own, users }: RowsAnswer): References[] {
	const joins = Object.values(spec.join ?? {});
	const owned = (from: string, field: string | undefined): References[] =>
		field === undefined ? [] : [{ from, field, to: users, isExact: true }];
	return [
		...joins.flatMap((join): References[] =>
			'on' in join
				? [{ from: join.resource, field: join.on, to: own, isExact: true }, ...owned(join.resource, join.owner)]
				: [{ from: own, field: join.by, to: join.resource }],
		),
		...('owner' in spec ? owned(own, spec.owner) : []),
		...('answer' in spec && spec.answer === 'tree' ? [{ from: own, field: spec.children ?? 'parentId', to: own, none: ROOT }] : []),
	];
}

/** Parents of the roots of a tree. */
const ROOT = ['', 0, '0'];

function checkReferences({ operation }: RowsAnswer, references: References, { rows, seed }: { rows: State; seed: SeedReport }): void {
	const { from, field, to, isExact = false, none = [] } = references;
	const targets = to === null ? Object.values(rows).flat() : rows[to];
	if (!targets || field.includes('.')) return;
	const ids = new Map(targets.map(({ id }) => [String(id), id]));
	for (const row of rows[from] ?? []) {
		for (const id of idsIn(row[field]).filter((each) => !none.includes(each))) {
			const found = ids.get(String(id));
			const isWrong = isExact ? found !== id && !isElsewhere(rows, id) : found === undefined;
			if (isWrong) seed.addReference({ operation, resource: from, row }, { field, id, to, found, ids: to === null ? [] : [...ids.keys()] });
		}
	}
}

const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]).filter((id) => id !== undefined && id !== null);

const isElsewhere = (rows: State, id: unknown): boolean =>
	typeof id === 'string' && Object.values(rows).some((others) => others.some((row) => row.id === id));
