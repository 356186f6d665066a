import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { ModuleModel, PropModel, RouteModel } from '#codegen/check/names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest, suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import type { Ast, ObjectAst } from '#codegen/expression/ast.ts';
import { isNullable, membersOf } from '#codegen/expression/join-types.ts';
import { literalResults } from '#codegen/expression/literal-results.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import { checkLiterals } from './check-literals.ts';

export interface Argument {
	type: ValueType;
	ast: Ast;
	at: SourceSpan;
	key: SourceSpan;
}

export interface ArgumentMap {
	types: ReadonlyMap<string, Argument>;
	at: SourceSpan;
	of: SourceSpan;
	/** Key that holds the map; default: `with`. */
	into?: string;
	report: Report;
}

/** Checks `with:` against an operation. Forms set `filledElsewhere`, since their fields supply required input, too. */
export function checkArguments(operation: OperationModel | undefined, given: ArgumentMap, filledElsewhere: boolean): void {
	if (!operation) return;
	const wanted = wantedBy(operation);
	for (const [name, { type, ast, at, key }] of given.types) {
		const target = wanted.get(name);
		if (!target) {
			given.report({
				code: 'unknown-parameter',
				message: `\`${operation.name}\` has no parameter or body field \`${name}\`.`,
				...suggest(name, key, [...wanted.keys()], 'It takes'),
				related: operationPlace(operation),
			});
		} else if (!isAssignable(type, target.type) && !(isFromAddress(ast) && fitsAddress(target))) {
			const message = `\`${name}\` of \`${operation.name}\` wants ${describeType(target.type)}, but this is ${describeType(type)}.`;
			given.report({
				code: 'wrong-parameter-type',
				message,
				at,
				...(target.at ? { related: [{ at: target.at, message: 'It is described here.' }] } : {}),
			});
		} else if (ast.kind === 'object') checkObject(operation, ast, { path: name, type: target.type }, given.report);
		else checkLiterals(operation, name, { literals: literalResults(ast), described: target.at }, given.report);
	}
	if (!filledElsewhere) reportMissing(operation, resolveMisspellings(given.types.keys(), [...wanted.keys()]), given);
}

/** Reports fields of an object argument that the document does not describe, which `isAssignable` leaves alone. */
function checkObject(operation: OperationModel, { fields }: ObjectAst, of: { path: string; type: ValueType }, report: Report): void {
	const [object, ...others] = membersOf(of.type).filter((member) => member.kind === 'object');
	if (!object || object.open || others.length > 0) return;
	const known = object.fields();
	for (const { name, at, value } of fields) {
		const field = known.get(name);
		if (!field)
			report({
				code: 'unknown-parameter',
				message: `\`${of.path}\` of \`${operation.name}\` has no field \`${name}\`.`,
				...suggest(name, at, [...known.keys()], 'It has'),
			});
		else if (value.kind === 'object') checkObject(operation, value, { path: `${of.path}.${name}`, type: field.type }, report);
	}
}

/** `route.params.…` and `route.query.…` */
const isFromAddress = (ast: Ast): boolean => ast.kind === 'path' && ast.steps[0]?.name === 'route';

/** A parameter is sent as text, so the number in the address of the page need not be read; a wrong one is refused by the server. */
const fitsAddress = ({ body, type }: ExpectedInput): boolean => !body && membersOf(type).some(({ kind }) => kind === 'number');

/** Reports required parameters that are missing; the runtime supplies the paging parameters. */
export function reportMissing(
	operation: OperationModel,
	given: ReadonlySet<string>,
	to: Pick<ArgumentMap, 'of' | 'into' | 'report'> & { hasFields?: boolean },
): void {
	for (const [name, target] of wantedBy(operation)) {
		if (!target.required || given.has(name) || name === operation.paging?.page || name === operation.paging?.size) continue;
		const code = target.body ? 'missing-body-field' : 'missing-parameter';
		const what = target.body ? 'body field' : 'parameter';
		const related = target.at ? { related: [{ at: target.at, message: 'It is required here.' }] } : {};
		to.report({
			code,
			message: `\`${operation.name}\` requires the ${what} \`${name}\`, which nothing gives.`,
			hint:
				to.hasFields && target.body ? `Add a field \`${name}\`, or give it in \`with:\`.` : `Add \`${name}\` to \`${to.into ?? 'with'}:\`.`,
			at: to.of,
			...related,
		});
	}
}

export interface ExpectedInput {
	type: ValueType;
	required: boolean;
	body: boolean;
	at?: SourceSpan | undefined;
}

export function wantedBy(operation: OperationModel): ReadonlyMap<string, ExpectedInput> {
	const wanted = new Map<string, ExpectedInput>();
	for (const [name, parameter] of operation.parameters)
		wanted.set(name, { type: parameter.type, required: parameter.required, body: false, at: parameter.at });
	for (const [name, field] of operation.body?.fields ?? [])
		wanted.set(name, { type: field.type, required: !field.optional, body: true, at: field.at });
	return wanted;
}

const operationPlace = (operation: OperationModel) => [{ at: operation.at, message: `\`${operation.name}\` is described here.` }];

type RouteParamMap = Pick<ArgumentMap, 'of' | 'report'> & { types: ReadonlyMap<string, Pick<Argument, 'key'>> };

/** Checks that the path parameters of a route are given, and nothing else. */
export function checkRouteParams(route: RouteModel | undefined, given: RouteParamMap, instead = '; pass values in `query`'): void {
	if (!route) return;
	for (const [name, { key }] of given.types) {
		if (route.params.includes(name)) continue;
		const hint = route.params.length > 0 ? `It has: ${route.params.join(', ')}.` : `It has none${instead}.`;
		given.report({
			code: 'wrong-route-params',
			message: `The path \`${route.path}\` of \`${route.name}\` has no parameter \`${name}\`.`,
			hint,
			at: key,
		});
	}
	const named = [...given.types.keys()].filter((name) => !route.params.includes(name)).length;
	// Each unknown name accounts for one missing parameter, which is then not reported.
	for (const name of route.params.filter((param) => !given.types.has(param)).slice(named))
		reportMissingParam(route, name, given.of, given.report);
}

function reportMissingParam(route: RouteModel, name: string, at: SourceSpan, report: Report): void {
	report({
		code: 'wrong-route-params',
		message: `\`${route.name}\` has the path \`${route.path}\`, so it cannot be opened without \`${name}\`.`,
		hint: `Add \`params: { ${name}: … }\`.`,
		at,
	});
}

export function checkProps(module: ModuleModel | undefined, given: ArgumentMap): void {
	if (!module) return;
	for (const [name, { type, at, key }] of given.types) {
		const prop = module.props.get(name);
		if (!prop) {
			given.report({
				code: 'unknown-prop',
				message: `\`${module.name}\` has no prop \`${name}\`.`,
				...suggest(name, key, [...module.props.keys()], 'It has'),
			});
		} else checkProp(module, name, prop, { type, at }, given.report);
	}
	reportMissingProps(module, resolveMisspellings(given.types.keys(), [...module.props.keys()]), given);
}

function checkProp(module: ModuleModel, name: string, prop: PropModel, given: { type: ValueType; at: SourceSpan }, report: Report): void {
	const { type, at } = given;
	const related = [{ at: prop.at, message: 'It is declared here.' }];
	if (!isAssignable(type, prop.type))
		report({
			code: 'wrong-parameter-type',
			message: `\`${name}\` of \`${module.name}\` wants ${describeType(prop.type)}, but this is ${describeType(type)}.`,
			at,
			related,
		});
	else if (prop.required && isNullable(type) && !isNullable(prop.type))
		report({
			code: 'nullable-access',
			message: `\`${name}\` of \`${module.name}\` is required, but this may be null.`,
			hint: 'Say what to take then: `… ?? …`, ask first: `when: … != null`, or remove `required` in components.yaml.',
			at,
			related,
		});
}

function reportMissingProps(module: ModuleModel, given: ReadonlySet<string>, { of: at, into = 'props', report }: ArgumentMap): void {
	for (const [name, prop] of module.props) {
		if (!prop.required || given.has(name)) continue;
		report({
			code: 'missing-prop',
			message: `\`${module.name}\` requires the prop \`${name}\`.`,
			hint: `Add \`${name}: …\` to its \`${into}:\`.`,
			at,
		});
	}
}

/** Replaces misspelled names with the closest known name, so that a reported misspelling is not also reported as missing. */
export function resolveMisspellings(given: Iterable<string>, known: readonly string[]): ReadonlySet<string> {
	return new Set([...given].map((name) => (known.includes(name) ? name : (closest(name, known) ?? name))));
}

const suggest = (name: string, at: SourceSpan, known: readonly string[], lead: string) =>
	suggestName({ name, at, candidates: known, otherwise: known.length > 0 ? `${lead}: ${known.join(', ')}.` : `${lead} none.` });
