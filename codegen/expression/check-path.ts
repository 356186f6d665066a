import type { Change, Remedy, Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest, editDistance, suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import type { PathAst, PathStep } from './ast.ts';
import { type ComparedValue, type Fact, isNullFor, pathKey, rootOf, valueFacts } from './facts.ts';
import { isNullable, joinTypes, membersOf, orNull, unionOf, withoutNull } from './join-types.ts';
import { fieldStep } from './tokenize.ts';
import { featurePath, unaskedFeature } from './unasked-feature.ts';
import { describeType, type ObjectType, type ValueField, type ValueType } from './value-type.ts';

export interface PathContext {
	scope: ReadonlyMap<string, ValueType>;
	facts: ReadonlySet<Fact>;
	lenient: boolean;
	secrets: boolean;
	/** Called for each field that the path reads, with the path's root name. */
	onRead: (field: ValueField, root: string) => void;
	report: Report;
}

const UNKNOWN: ValueType = { kind: 'unknown' };

/** A field that the form at hand lacks. */
const ABSENT: ValueField = { type: { kind: 'null' } };

/** Types a path. Reports the first mistake and stops there. */
export function checkPath(path: PathAst, context: PathContext): ValueType {
	const [root] = path.steps;
	let type = root ? context.scope.get(root.name) : undefined;
	if (!root || !type) return reportUnknownRoot(path, context);
	let nullOnTheWay = false;
	for (const [index, step] of path.steps.entries()) {
		if (index > 0) {
			const next = readStep(type, path, index, step, context);
			if (!next) return UNKNOWN;
			nullOnTheWay ||= isNullable(type);
			type = next;
		}
		type = narrowed(type, pathKey(path, index + 1), context.facts);
	}
	return nullOnTheWay ? orNull(type) : type;
}

function readStep(type: ValueType, path: PathAst, index: number, step: PathStep, context: PathContext): ValueType | null {
	const owner = pathKey(path, index);
	if (isNullable(type) && !context.lenient) {
		context.report({
			code: 'nullable-access',
			message: `\`${owner}\` may be null, so \`${step.name}\` of it may not be there.`,
			hint: `Say what to take then: \`${pathKey(path)} ?? …\`, or ask first: \`${owner} != null ? … : …\`.`,
			at: step.at,
		});
		return null;
	}
	if (type.kind === 'unknown') return UNKNOWN;
	const found = fieldsOf(type, step.name, context.lenient);
	if (!context.secrets && found.some((field) => field?.secret)) return reportSecret(owner, step, context.report);
	if (found.length > 0 && found.every((field) => field !== null)) return readFields(found, step, owner, context);
	if (found.some((field) => field !== null)) return reportFieldOfSomeForms(type, owner, step, context.report);
	reportUnknownField(type, path, index, step, context.report);
	return null;
}

/** The field in each form of a type. What is asked for with `!= null` or `??` may be a field of some forms only. */
function fieldsOf(type: ValueType, name: string, lenient: boolean): readonly (ValueField | null)[] {
	const fields = membersOf(type).map((member) => fieldOf(member, name));
	return lenient && fields.some((field) => field !== null) ? fields.map((field) => field ?? ABSENT) : fields;
}

function readFields(fields: readonly ValueField[], step: PathStep, owner: string, context: PathContext): ValueType {
	const feature = fields.find((field) => field.feature !== undefined)?.feature;
	if (feature !== undefined && !context.facts.has(featurePath(feature)))
		context.report(unaskedFeature(`\`${step.name}\` of \`${owner}\``, feature, step.at));
	for (const field of fields) if (field !== ABSENT) context.onRead(field, rootOf(owner));
	return fields.map(({ type, optional }) => (optional ? orNull(type) : type)).reduce(joinTypes);
}

/** The type that the facts about a path and its fields leave. */
function narrowed(type: ValueType, key: string, facts: ReadonlySet<Fact>): ValueType {
	const there = facts.has(key) ? withoutNull(type) : type;
	if (there.kind !== 'union') return there;
	const names = new Set(there.of.flatMap((member) => (member.kind === 'object' ? [...member.fields().keys()] : [])));
	const left = there.of.filter(
		(member) => member.kind !== 'object' || [...names].every((name) => allows(member, name, { facts, key: key + fieldStep(name) })),
	);
	return left.length === 0 ? there : unionOf(left, isNullable(there));
}

/** Whether an object may have what the facts say of its field. */
function allows({ fields, open }: ObjectType, name: string, { facts, key }: { facts: ReadonlySet<Fact>; key: string }): boolean {
	const field = fields().get(name);
	if (!field) return open === true || !facts.has(key);
	const mayBeNull = field.optional === true || isNullable(field.type);
	if (isNullFor(facts, key)) return mayBeNull;
	if (mayBeNull && !facts.has(key)) return true;
	const values = listedValues(field.type);
	return values === undefined || values.some(valueFacts(facts, key));
}

const listedValues = (type: ValueType): readonly ComparedValue[] | undefined =>
	type.kind === 'string' || type.kind === 'number' ? type.values : undefined;

function reportFieldOfSomeForms(type: ValueType, owner: string, step: PathStep, report: Report): null {
	const members = membersOf(type).filter((member) => member.kind === 'object');
	const having = members.filter((member) => fieldOf(member, step.name) !== null).map(formName);
	report({
		code: 'field-of-some-forms',
		message: `\`${owner}\` may have ${members.length} forms, and only ${having.join(', ')} ${having.length === 1 ? 'has' : 'have'} \`${step.name}\`.`,
		hint: `Ask first which it is: with \`match\` or a condition on a field that tells them apart${tellingField(members)}, or with \`${owner}${fieldStep(step.name)} != null\`.`,
		at: step.at,
	});
	return null;
}

const formName = (form: ObjectType): string => (form.name ? `\`${form.name}\`` : 'one of them');

/** The first field that lists other values in each form. */
function tellingField(members: readonly ObjectType[]): string {
	const [first] = members;
	const field = [...(first?.fields().keys() ?? [])].find((name) => {
		const lists = members.map((member) => listedValues(member.fields().get(name)?.type ?? UNKNOWN));
		const values = lists.flatMap((list) => list ?? []);
		return lists.every((list) => list !== undefined) && new Set(values).size === values.length;
	});
	return field === undefined ? '' : `, \`${field}\``;
}

function reportSecret(owner: string, step: PathStep, report: Report): null {
	report({
		code: 'secret-field',
		message: `\`${step.name}\` of \`${owner}\` is secret: no page may show it, send it or decide by it.`,
		hint: 'Only `session.tokens.<name>.with` and `session.draftKey` of app.yaml may read it. Without `x-secret: true` in the schema it is a field like others.',
		at: step.at,
	});
	return null;
}

function fieldOf(type: ValueType, name: string): ValueField | null {
	if (type.kind !== 'object') return null;
	return type.fields().get(name) ?? (type.open ? { type: UNKNOWN } : null);
}

function reportUnknownRoot(path: PathAst, { scope, report }: PathContext): ValueType {
	const [step] = path.steps;
	const name = step?.name ?? '';
	report({ code: 'unknown-name', message: `\`${name}\` has no meaning here.`, ...meantName(name, step?.at ?? path.at, scope) });
	return UNKNOWN;
}

/** Suggests `row.title` for `title`, or `row` for `rwo`. */
function meantName(name: string, at: SourceSpan, scope: ReadonlyMap<string, ValueType>): Remedy & { at: SourceSpan } {
	const roots = [...scope].filter(([, type]) => type.kind === 'object' && type.fields().has(name)).map(([root]) => root);
	if (roots[0] !== undefined) {
		const fix: Change[] = roots.length === 1 ? [{ kind: 'rename', at, from: name, to: `${roots[0]}${fieldStep(name)}` }] : [];
		return { at, hint: `Did you mean \`${roots[0]}${fieldStep(name)}\`?`, fix };
	}
	const names = [...scope.keys()];
	return suggestName({ name, at, candidates: names, otherwise: `Known here are: ${names.join(', ')}. Text needs single quotes.` });
}

const DECLARED: Readonly<Record<string, string>> = { state: 'unknown-state', data: 'unknown-data', features: 'unknown-feature' };

function reportUnknownField(type: ValueType, path: PathAst, index: number, step: PathStep, report: Report): void {
	const owner = pathKey(path, index);
	const object = membersOf(type).find((member) => member.kind === 'object');
	if (object?.kind !== 'object') {
		const hint = type.kind === 'array' ? 'Draw a list with a block that repeats; `| count` tells its length.' : 'Only objects have fields.';
		report({
			code: 'unknown-field',
			message: `\`${owner}\` is ${describeType(type)}, which has no field \`${step.name}\`.`,
			hint,
			at: step.at,
		});
		return;
	}
	const names = [...object.fields().keys()];
	const own = index === 1 ? DECLARED[owner] : undefined;
	const message = own
		? `No ${owner === 'features' ? 'feature' : owner} is called \`${step.name}\` in \`${owner}\` of ${owner === 'features' ? 'app.yaml' : 'this page'}.`
		: `\`${owner}\` ${object.name && object.name !== owner ? `(${object.name}) ` : ''}has no field \`${step.name}\`.`;
	// `row.e-mail` is the field `e` minus the name `mail`.
	const near = closest(step.name, names) ?? names.find((each) => each.startsWith(`${step.name}-`));
	const isQuoted = near !== undefined && fieldStep(near).startsWith('[');
	const suggestion: Remedy & { at: SourceSpan } = isQuoted
		? { at: step.at, hint: `Did you mean \`${owner + fieldStep(near)}\`?` }
		: suggestName({ name: step.name, at: step.at, candidates: names, otherwise: listFields(nearestFirst(step.name, names)) });
	// Lists the fields once: in the hint, or as related information if the hint suggests a name.
	report({ code: own ?? 'unknown-field', message, ...suggestion, ...placeOf(object, near ? names : []) });
}

function placeOf(object: ObjectType, names: readonly string[]) {
	if (!object.at) return {};
	const message =
		names.length > 0 ? `${object.name ? `\`${object.name}\`` : 'This object'} has: ${shorten(names)}.` : 'It is described here.';
	return { related: [{ at: object.at, message }] };
}

const listFields = (names: readonly string[]): string => (names.length > 0 ? `It has: ${shorten(names)}.` : 'It has no fields.');

const SHOWN = 12;

/** Long lists are truncated, so the most similar names come first. */
function nearestFirst(wanted: string, names: readonly string[]): readonly string[] {
	if (names.length <= SHOWN) return names;
	const distances = new Map(names.map((name) => [name, editDistance(wanted.toLowerCase(), name.toLowerCase())]));
	return [...names].sort((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
}

const shorten = (names: readonly string[]): string => (names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')}, …` : names.join(', '));
