import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { dataCall } from './data-call.ts';
import { describedBy, type Field, fieldOf, fieldsOf } from './field.ts';
import { type Inputs, inputsFor, type Parameter, parametersOf, variableOf } from './inputs.ts';
import type { ScaffoldTexts } from './scaffold-texts.ts';
import { assemblePage, type Refusal, type ScaffoldedPage } from './scaffolded-page.ts';
import { type FlowValue, flow, indent, item, literal, scalarText, section } from './yaml-text.ts';

interface FormOf {
	operation: OperationModel;
	operations: readonly OperationModel[];
	page: string;
	title: string;
	dictionaries: ReadonlyMap<string, unknown>;
	texts: ScaffoldTexts;
}

/** Fields come from the body, or from the parameters without one. Required ids come from the address: users do not type them. */
export function formPage({ operation, operations, page, title, dictionaries, texts }: FormOf): ScaffoldedPage | Refusal {
	const parameters = parametersOf(operation, dictionaries);
	const inBody = operation.body !== null;
	const fillable = operation.body ? bodyFields(operation, dictionaries) : parameters.filter(({ place }) => place !== 'path');
	const typed = fillable.filter((field) => formField(field, dictionaries) !== null);
	const ids = typed.some((field) => !isRequiredId(field)) ? typed.filter(isRequiredId) : [];
	const fields = typed.filter((field) => !ids.includes(field)).sort((one, other) => Number(other.required) - Number(one.required));
	if (fields.length === 0) return { refused: `\`${operation.name}\` takes nothing that a form could name a field of.` };
	const untyped = fillable.filter((field) => !typed.includes(field));
	const elsewhere = parameters.filter(({ required, place }) => (inBody && required) || place === 'path');
	const inputs = inputsFor([...elsewhere, ...ids, ...untyped.filter(({ required }) => required)]);
	const optional = untyped.filter(({ required }) => !required).map(({ name }) => name);
	const read = readOf(operation, operations, { fields, given: inputs.with });
	const form = [
		'block: form',
		`label: ${scalarText(literal(title))}`,
		`submits: ${operation.name}`,
		...(Object.keys(inputs.with).length > 0 ? [`with: ${flow(inputs.with)}`] : []),
		...(read ? [`initial: data.${CURRENT}`] : []),
		...(optional.length > 0 ? [`# No control fits: ${optional.join(', ')}. Give them in \`with\` where they are needed.`] : []),
		...section(
			'fields',
			fields.map((field) => `- ${flow(formField(field, dictionaries))}`),
		),
		`submit: ${scalarText(literal(texts.submit))}`,
		'then:',
		...indent([`- ${flow({ message: literal(texts.submitted) })}`, `- ${flow({ back: true })}`]),
	];
	const view = [
		`- ${flow({ block: 'text', text: literal(title), look: 'title' })}`,
		...item(['block: card', 'blocks:', ...indent(item(form))]),
	];
	return assemblePage({ kind: 'form', page, title, operation, inputs, data: read ? currentData(read, inputs, dictionaries) : [], view });
}

const CURRENT = 'current';

interface FilledForm {
	fields: readonly Parameter[];
	given: Inputs['with'];
}

/** The operation that answers what the form edits: a read of the same path, or one that the form makes outdated, for the same ids. */
function readOf(
	{ path, invalidates, feature }: OperationModel,
	operations: readonly OperationModel[],
	{ fields, given }: FilledForm,
): OperationModel | undefined {
	return operations.find(({ method, answer, parameters, ...read }) => {
		if (method !== 'get' || answer.kind !== 'object' || (read.path !== path && !invalidates.includes(read.name))) return false;
		if (read.feature !== undefined && read.feature !== feature) return false;
		const isAsked = [...parameters.values()].every((parameter) => !parameter.required || Object.hasOwn(given, parameter.name));
		const shared = fields.filter(({ name, required }) => required || answer.fields().has(name));
		return isAsked && shared.length > 0 && shared.every(({ name, type }) => answer.fields().get(name)?.type.kind === type.kind);
	});
}

function currentData(operation: OperationModel, inputs: Inputs, dictionaries: ReadonlyMap<string, unknown>): string[] {
	const parameters = parametersOf(operation, dictionaries);
	const asked = parameters.flatMap(({ name }) => (Object.hasOwn(inputs.with, name) ? [[name, inputs.with[name] ?? null] as const] : []));
	return dataCall({ name: CURRENT, operation, inputs: { ...inputs, with: Object.fromEntries(asked) }, parameters });
}

function bodyFields({ body }: OperationModel, dictionaries: ReadonlyMap<string, unknown>): Parameter[] {
	return [...(body?.fields ?? [])].map(([name, field]) => ({
		...fieldOf(name, describedBy(field), dictionaries),
		place: 'query',
		variable: variableOf(name),
	}));
}

const isRequiredId = ({ kind, required }: Field): boolean => kind === 'id' && required;

/** Objects within objects deeper than this are left to `with:`; schemas may be recursive. */
const DEEPEST = 2;

/** The field with its control, or with the fields of its objects; null if no form can edit it. */
function formField(field: Field, dictionaries: ReadonlyMap<string, unknown>, depth = 0): FlowValue {
	const { name, label, kind, type, dictionary, labels } = field;
	const named = { field: name, label: literal(label) };
	const object = type.kind === 'array' ? type.items : type;
	if (object.kind === 'object') {
		const parts = depth < DEEPEST ? fieldsOf(object, dictionaries) : [];
		const drawn = parts.flatMap((part) => formField(part, dictionaries, depth + 1) ?? []);
		const isWhole = parts.every((part) => !part.required || formField(part, dictionaries, depth + 1) !== null);
		return drawn.length > 0 && isWhole ? { ...named, [type.kind === 'array' ? 'rows' : 'fields']: drawn } : null;
	}
	if (kind === 'other' || (type.kind === 'array' && object.kind !== 'string')) return null;
	const control = controlOf(field);
	return {
		...named,
		...(control ? { control } : {}),
		...(isPhone(field) ? { as: 'phone' } : {}),
		...(dictionary ? { dict: dictionary } : labels ? { labels: Object.fromEntries(labels) } : {}),
	};
}

const isPhone = ({ name, type }: Field): boolean =>
	type.kind === 'string' && (/^(phone|tel|mobile)$|(Phone|Mobile)$/.test(name) || type.format === 'phone');

const LONG_TEXT = /(content|remark|description|intro|comment|note|reason)$/i;

const STARS = /^(stars|rating)$|(Stars|Rating)$/;
const COLOUR = /colou?r$/i;
const MONTH = /^month$|Month$/;

const controlOfList = (type: Field['type']): string =>
	type.kind === 'array' && type.items.kind === 'string' && type.items.format === 'date' ? 'range' : 'tags';

function controlOf({ kind, name, type, dictionary, codes }: Field): string | null {
	if (kind === 'list') return dictionary || codes.length > 0 ? 'checkbox' : controlOfList(type);
	if (dictionary || codes.length > 0) return 'select';
	if (kind === 'boolean') return 'switch';
	if (kind === 'date') return 'date';
	if (type.kind === 'number') return STARS.test(name) ? 'rate' : 'number';
	return type.kind === 'string' ? controlOfText(name, type.format, kind) : null;
}

function controlOfText(name: string, format: string | undefined, kind: Field['kind']): string | null {
	if (format === 'password' || /password$/i.test(name)) return 'password';
	if (format === 'time') return 'time';
	if (COLOUR.test(name)) return 'color';
	if (MONTH.test(name)) return 'month';
	return kind === 'rich-text' || LONG_TEXT.test(name) ? 'textarea' : null;
}
