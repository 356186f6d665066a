import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { isNullable } from '#codegen/expression/join-types.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { columnsOf, keyOf } from './columns.ts';
import { dataCall } from './data-call.ts';
import type { Field } from './field.ts';
import { codeRemark, type Filters, filtersOf, toggleLines } from './filters.ts';
import { inputsFor, parametersOf } from './inputs.ts';
import type { PageLinks } from './page-links.ts';
import type { ScaffoldTexts } from './scaffold-texts.ts';
import { assemblePage, type ScaffoldedPage } from './scaffolded-page.ts';
import { lookOf, type Owner, shownValue } from './value.ts';
import { type FlowValue, flow, indent, item, literal, scalarText, section } from './yaml-text.ts';

/** The rows of a response: the response itself, or this field of it. */
export interface Rows {
	field: string | null;
	type: ValueType;
}

interface ListOf {
	operation: OperationModel;
	page: string;
	title: string;
	rows: Rows;
	dictionaries: ReadonlyMap<string, unknown>;
	texts: ScaffoldTexts;
	links: PageLinks;
}

/** More columns than this rarely fit beside each other. */
const MAX_PLAIN_COLUMNS = 5;

/** A table with its filters: a search box for text, buttons for enum codes, a column header choice for dictionaries. */
export function listPage({ operation, page, title, rows, dictionaries, texts, links }: ListOf): ScaffoldedPage {
	const parameters = parametersOf(operation, dictionaries);
	const columns = columnsOf(rows.type, dictionaries, parameters, texts);
	const filters = filtersOf(parameters, columns);
	const taken = parameters.filter((one) => one.required || filters.all.includes(one));
	const inputs = inputsFor(taken, new Set(filters.search ? [filters.search.name] : []));
	const owner = { path: 'row', nullable: isNullable(rows.type) };
	const key = keyOf(rows.type, owner, dictionaries);
	const table = [
		'block: table',
		`label: ${scalarText(literal(title))}`,
		`source: ${scalarText(sourceOf(operation, rows))}`,
		`key: ${scalarText(key)}`,
		...(key === 'row.id' && !links.opens ? ['# To lead on, give the first column `opens: { route: …, params: { id: row.id } }`.'] : []),
		...(columns.length > MAX_PLAIN_COLUMNS ? ['columnChooser: true'] : []),
		'columns:',
		...indent(
			columns.flatMap((column, index) =>
				columnLines(column, { opens: index === 0 ? links.opens : null, first: index === 0, owner, filters, texts }),
			),
		),
		...section(
			'toolbar',
			links.toolbar.map((button) => `- ${flow(button)}`),
		),
		...section(
			'rowButtons',
			links.buttons.map((button) => `- ${flow(button)}`),
		),
		`empty: ${scalarText(literal(texts.empty))}`,
	];
	const search = filters.search && {
		block: 'search-box',
		binds: `state.${filters.search.variable}`,
		placeholder: literal(texts.search.replace('{subject}', () => subject(title))),
	};
	const view = [
		`- ${flow({ block: 'text', text: literal(title), look: 'title' })}`,
		...(search ? [`- ${flow(search)}`] : []),
		...filters.toggles.flatMap((toggle) => toggleLines(toggle, texts)),
		...item(table),
	];
	return assemblePage({
		kind: 'list',
		page,
		title,
		operation,
		inputs,
		data: dataCall({ name: 'rows', operation, inputs, parameters }),
		view,
	});
}

const subject = (title: string): string => title.replace(/(.)列表$/, '$1');

function sourceOf({ answer, paging }: OperationModel, { field }: Rows): string {
	if (paging || field === null) return 'data.rows';
	return isNullable(answer) ? `data.rows.${field} ?? null` : `data.rows.${field}`;
}

interface ColumnOf {
	opens: FlowValue | null;
	first: boolean;
	owner: Owner;
	filters: Filters;
	texts: ScaffoldTexts;
}

function columnLines(column: Field, { opens, first, owner, filters, texts }: ColumnOf): string[] {
	const filter = filters.headings.get(column.name);
	const line = flow({
		title: literal(column.label),
		value: shownValue(column, { owner, filled: true, texts }),
		...(first ? { look: 'strong' } : lookOf(column)),
		...(opens ? { opens } : {}),
		...(filter && column.dictionary ? { filter: { binds: `state.${filter.variable}`, dict: column.dictionary } } : {}),
		...(column.kind === 'number' ? { align: 'right' } : {}),
	});
	return [...codeRemark(column), `- ${line}`];
}
