import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { Inputs } from './inputs.ts';
import { flow, indent, literal, scalarText, section } from './yaml-text.ts';

export type PageKind = 'list' | 'detail' | 'form';

export interface ScaffoldedPage {
	kind: PageKind;
	page: string;
	title: string;
	text: string;
	routeParams: readonly string[];
	/** Query parameters without which the page's calls wait. */
	query: readonly string[];
}

export interface Refusal {
	refused: string;
}

interface PageParts {
	kind: PageKind;
	page: string;
	title: string;
	operation: OperationModel;
	inputs: Inputs;
	data: readonly string[];
	view: readonly string[];
}

/** Assembles the file in the usual key order. */
export function assemblePage({ kind, page, title, operation, inputs, data, view }: PageParts): ScaffoldedPage {
	const state = Object.entries(inputs.state).map(([name, variable]) => `${name}: ${flow(variable)}`);
	const lines = [
		`page: ${page}`,
		`title: ${scalarText(literal(title))}`,
		...(operation.feature === undefined ? [] : [`feature: ${operation.feature}`]),
		...openedWith(inputs),
		...section('state', state),
		...section('data', data),
		'view:',
		...indent(view),
	];
	return { kind, page, title, text: `${lines.join('\n')}\n`, routeParams: inputs.routeParams, query: inputs.query };
}

function openedWith({ query, open }: Inputs): string[] {
	const address = query.map((name) => `${name}=…`).join('&');
	return [
		...(query.length > 0 ? [`# Opened with ?${address}, which the operation requires.`] : []),
		...(open.length > 0 ? [`# Replace the null of ${open.join(', ')}: the operation requires what no page state can hold.`] : []),
	];
}
