import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { isNullable } from '#codegen/expression/join-types.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { dataCall } from './data-call.ts';
import { type Field, fieldsOf } from './field.ts';
import { codeRemark } from './filters.ts';
import { inputsFor, parametersOf } from './inputs.ts';
import type { PageLinks } from './page-links.ts';
import type { ScaffoldTexts } from './scaffold-texts.ts';
import { assemblePage, type ScaffoldedPage } from './scaffolded-page.ts';
import { lookOf, shownValue } from './value.ts';
import { flow, indent, item, literal, scalarText } from './yaml-text.ts';

interface DetailOf {
	operation: OperationModel;
	page: string;
	title: string;
	dictionaries: ReadonlyMap<string, unknown>;
	texts: ScaffoldTexts;
	links: PageLinks;
}

/** A page for one object: its own values, then those of each nested object. A comment lists lists and rich text for the author to place. */
export function detailPage({ operation, page, title, dictionaries, texts, links }: DetailOf): ScaffoldedPage {
	const parameters = parametersOf(operation, dictionaries);
	const inputs = inputsFor(parameters.filter(({ required }) => required));
	const fields = fieldsOf(operation.answer, dictionaries);
	const orNull = isNullable(operation.answer);
	const whole: Part = { name: '', path: 'data.detail', label: title, fields };
	const drawn = [whole, ...nested(fields, orNull, dictionaries)].filter((part) => hasItems(part.fields));
	const view = [
		`- ${flow({ block: 'page-banner', title: bannerTitle(fields, title, orNull) })}`,
		...drawn.flatMap((part) => item(['block: card', 'blocks:', ...indent(item(detailLines(part, texts)))])),
		...(links.buttons.length > 0 ? item(['block: buttons', 'items:', ...indent(links.buttons.map((button) => `- ${flow(button)}`))]) : []),
		...leftOut(whole, drawn),
	];
	return assemblePage({
		kind: 'detail',
		page,
		title,
		operation,
		inputs,
		data: dataCall({ name: 'detail', operation, inputs, parameters }),
		view,
	});
}

interface Part {
	/** Response field of the object; empty for the response itself. */
	name: string;
	path: string;
	label: string;
	fields: readonly Field[];
}

const SHOWN: readonly Field['kind'][] = ['id', 'text', 'code', 'number', 'boolean', 'time', 'date'];

const shownOf = (fields: readonly Field[]): Field[] => fields.filter(({ kind }) => SHOWN.includes(kind));
const hasItems = (fields: readonly Field[]): boolean => shownOf(fields).length > 0;

export function hasDetail(answer: ValueType, dictionaries: ReadonlyMap<string, unknown>): boolean {
	const fields = fieldsOf(answer, dictionaries);
	return hasItems(fields) || nested(fields, false, dictionaries).some((part) => hasItems(part.fields));
}

function nested(fields: readonly Field[], orNull: boolean, dictionaries: ReadonlyMap<string, unknown>): Part[] {
	return fields
		.filter(({ kind }) => kind === 'object')
		.map(({ name, label, type }) => ({
			name,
			path: orNull ? `data.detail.${name} ?? null` : `data.detail.${name}`,
			label,
			fields: fieldsOf(type, dictionaries),
		}));
}

/** The page's own title is shown until the data is loaded. */
function bannerTitle(fields: readonly Field[], title: string, orNull: boolean): string {
	const named = fields.find(({ name, kind, nullable }) => /^(title|name)$/.test(name) && kind === 'text' && !nullable);
	return named ? `{data.detail.${named.name}${orNull ? " ?? ''" : ''}}` : literal(title);
}

function detailLines({ path, label, fields }: Part, texts: ScaffoldTexts): string[] {
	const owner = { path: 'record', nullable: false };
	const items = shownOf(fields).flatMap((field) => [
		...codeRemark(field),
		`- ${flow({ label: literal(field.label), value: shownValue(field, { owner, filled: false, texts }), ...lookOf(field) })}`,
	]);
	return ['block: detail', `source: ${scalarText(path)}`, `label: ${scalarText(literal(label))}`, 'items:', ...indent(items)];
}

/** Fields that no detail item can show, of the response and each nested object on the page. */
function leftOut(whole: Part, drawn: readonly Part[]): string[] {
	const names = new Set(drawn.map(({ name }) => name));
	const left = [whole, ...drawn.filter((part) => part !== whole)].flatMap(({ name, fields }) =>
		fields
			.filter((field) => !SHOWN.includes(field.kind) && !(name === '' && names.has(field.name)))
			.map((field) => `#   ${name === '' ? '' : `${name}.`}${field.name}: ${REMEDY[field.kind] ?? 'a value of its own shape'}`),
	);
	return left.length === 0 ? [] : ['# Left out; draw what readers need:', ...left];
}

const REMEDY: Readonly<Partial<Record<Field['kind'], string>>> = {
	'rich-text': 'rich text, for a rich-text block',
	list: 'a list, for a table or cards',
	address: 'an address, for an image or a link',
	object: 'an object, for a detail block',
};
