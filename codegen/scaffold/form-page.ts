import type { OperationModel } from '#codegen/check/api-model.ts';
import { describedBy, type Field, fieldOf } from './field.ts';
import { inputsFor, type Parameter, parametersOf, variableOf } from './inputs.ts';
import { assemblePage, type Refusal, type ScaffoldedPage } from './scaffolded-page.ts';
import { type FlowValue, flow, indent, item, literal, scalarText, section } from './yaml-text.ts';

interface FormOf {
	operation: OperationModel;
	page: string;
	title: string;
	dictionaries: ReadonlyMap<string, unknown>;
}

/** Fields come from the body, or from the parameters without one. Required ids come from the address: users do not type them. */
export function formPage({ operation, page, title, dictionaries }: FormOf): ScaffoldedPage | Refusal {
	const parameters = parametersOf(operation, dictionaries);
	const inBody = operation.body !== null;
	const fillable = operation.body ? bodyFields(operation, dictionaries) : parameters.filter(({ place }) => place !== 'path');
	const typed = fillable.filter(isTyped);
	const ids = typed.some((field) => !isRequiredId(field)) ? typed.filter(isRequiredId) : [];
	const fields = typed.filter((field) => !ids.includes(field)).sort((one, other) => Number(other.required) - Number(one.required));
	if (fields.length === 0) return { refused: `\`${operation.name}\` takes nothing that a form could name a field of.` };
	const untyped = fillable.filter((field) => !isTyped(field));
	const elsewhere = parameters.filter(({ required, place }) => (inBody && required) || place === 'path');
	const inputs = inputsFor([...elsewhere, ...ids, ...untyped.filter(({ required }) => required)]);
	const optional = untyped.filter(({ required }) => !required).map(({ name }) => name);
	const form = [
		'block: form',
		`label: ${scalarText(literal(title))}`,
		`submits: ${operation.name}`,
		...(Object.keys(inputs.with).length > 0 ? [`with: ${flow(inputs.with)}`] : []),
		...(optional.length > 0 ? [`# No control fits: ${optional.join(', ')}. Give them in \`with\` where they are needed.`] : []),
		...section(
			'fields',
			fields.map((field) => `- ${flow(formField(field))}`),
		),
		'submit: 提交',
		'then:',
		...indent([`- ${flow({ message: '提交成功' })}`, `- ${flow({ back: true })}`]),
	];
	const view = [
		`- ${flow({ block: 'text', text: literal(title), look: 'title' })}`,
		...item(['block: card', 'blocks:', ...indent(item(form))]),
	];
	return assemblePage({ kind: 'form', page, title, operation, inputs, data: [], view });
}

function bodyFields({ body }: OperationModel, dictionaries: ReadonlyMap<string, unknown>): Parameter[] {
	return [...(body?.fields ?? [])].map(([name, field]) => ({
		...fieldOf(name, describedBy(field), dictionaries),
		place: 'query',
		variable: variableOf(name),
	}));
}

/** Whether a form control can edit the field. */
function isTyped({ kind, type }: Field): boolean {
	if (kind === 'list') return type.kind === 'array' && type.items.kind === 'string';
	return kind !== 'object' && kind !== 'other';
}

const isRequiredId = ({ kind, required }: Field): boolean => kind === 'id' && required;

function formField(field: Field): FlowValue {
	const control = controlOf(field);
	return {
		field: field.name,
		label: literal(field.label),
		...(control ? { control } : {}),
		...(field.dictionary ? { dict: field.dictionary } : {}),
	};
}

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
	if (/^(phone|tel|mobile)$|(Phone|Mobile)$/.test(name) || format === 'phone') return 'phone';
	if (format === 'time') return 'time';
	if (COLOUR.test(name)) return 'color';
	if (MONTH.test(name)) return 'month';
	return kind === 'rich-text' || LONG_TEXT.test(name) ? 'textarea' : null;
}
