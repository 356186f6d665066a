import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { closest, editDistance } from '#codegen/diagnostics/did-you-mean.ts';
import type { PathAst, PathStep } from './ast.ts';
import { isNullable, joinTypes, membersOf, orNull, withoutNull } from './join-types.ts';
import { pathKey } from './non-null-paths.ts';
import { featurePath, unaskedFeature } from './unasked-feature.ts';
import { describeType, type ObjectType, type ValueField, type ValueType } from './value-type.ts';

export interface PathContext {
	scope: ReadonlyMap<string, ValueType>;
	nonNull: ReadonlySet<string>;
	lenient: boolean;
	secrets: boolean;
	/** Called for each field that the path reads, with the path's root name. */
	onRead: (field: ValueField, root: string) => void;
	report: Report;
}

const UNKNOWN: ValueType = { kind: 'unknown' };

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
		if (context.nonNull.has(pathKey(path, index + 1))) type = withoutNull(type);
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
	const found = membersOf(type).map((member) => fieldOf(member, step.name));
	if (!context.secrets && found.some((field) => field?.secret)) return reportSecret(owner, step, context.report);
	if (found.length > 0 && found.every((field) => field !== null)) {
		const feature = found.find((field) => field?.feature !== undefined)?.feature;
		if (feature !== undefined && !context.nonNull.has(featurePath(feature)))
			context.report(unaskedFeature(`\`${step.name}\` of \`${owner}\``, feature, step.at));
		for (const field of found) context.onRead(field, path.steps[0]?.name ?? '');
		return found.map(({ type: own, optional }) => (optional ? orNull(own) : own)).reduce(joinTypes);
	}
	reportUnknownField(type, path, index, step, context.report);
	return null;
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
	const hint = meantField(name, scope) ?? `Known here are: ${[...scope.keys()].join(', ')}. Text needs single quotes.`;
	report({ code: 'unknown-name', message: `\`${name}\` has no meaning here.`, hint, at: step?.at ?? path.at });
	return UNKNOWN;
}

/** Suggests `row.title` for `title`, or `row` for `rwo`. */
function meantField(name: string, scope: ReadonlyMap<string, ValueType>): string | null {
	for (const [root, type] of scope) {
		if (type.kind === 'object' && type.fields().has(name)) return `Did you mean \`${root}.${name}\`?`;
	}
	const near = closest(name, [...scope.keys()]);
	return near ? `Did you mean \`${near}\`?` : null;
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
	const near = closest(step.name, names);
	const own = index === 1 ? DECLARED[owner] : undefined;
	const message = own
		? `No ${owner === 'features' ? 'feature' : owner} is called \`${step.name}\` in \`${owner}\` of ${owner === 'features' ? 'app.yaml' : 'this page'}.`
		: `\`${owner}\` ${object.name && object.name !== owner ? `(${object.name}) ` : ''}has no field \`${step.name}\`.`;
	const hint = near ? `Did you mean \`${near}\`?` : listFields(nearestFirst(step.name, names));
	// Lists the fields once: in the hint, or as related information if the hint suggests a name.
	report({ code: own ?? 'unknown-field', message, hint, at: step.at, ...placeOf(object, near ? names : []) });
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
