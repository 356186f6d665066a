import type { Field } from './field.ts';
import type { Parameter } from './inputs.ts';
import type { ScaffoldTexts } from './scaffold-texts.ts';
import { isBareCode } from './value.ts';
import { flow, indent, item, literal, quoted } from './yaml-text.ts';

export interface Filters {
	search: Parameter | undefined;
	headings: ReadonlyMap<string, Parameter>;
	toggles: readonly Parameter[];
	all: readonly Parameter[];
}

export function filtersOf(parameters: readonly Parameter[], columns: readonly Field[]): Filters {
	const search = searchOf(parameters);
	const headings = new Map(columns.flatMap((column) => headingOf(column, parameters)));
	const toggles = parameters.filter((parameter) => isToggle(parameter) && !headings.has(parameter.name));
	return { search, headings, toggles, all: [...(search ? [search] : []), ...headings.values(), ...toggles] };
}

const SEARCHED = [/^(keywords?|search|q|query|word|kw|text)$/i, /^(name|title)$/i, /(keyword|search|name|title)$/i];

function searchOf(parameters: readonly Parameter[]): Parameter | undefined {
	const texts = parameters.filter(({ kind, place }) => kind === 'text' && place === 'query');
	return SEARCHED.flatMap((pattern) => texts.filter(({ name }) => pattern.test(name)))[0];
}

/** A dictionary parameter becomes a filter in the header of the column that shows it. */
function headingOf({ name, dictionary }: Field, parameters: readonly Parameter[]): [string, Parameter][] {
	const parameter = parameters.find((one) => one.name === name && one.kind === 'code' && one.place === 'query');
	return parameter && dictionary !== null && parameter.dictionary === dictionary ? [[name, parameter]] : [];
}

const MAX_TOGGLES = 8;

/** Sort parameters are not filters. */
const isToggle = ({ name, kind, codes, place }: Parameter): boolean =>
	kind === 'code' && place === 'query' && codes.length > 0 && codes.length <= MAX_TOGGLES && !/^(sort|order)/i.test(name);

export function toggleLines({ variable, codes, labels, required }: Parameter, texts: ScaffoldTexts): string[] {
	const toggle = (label: string, value: string | null): string => {
		const pressed = `state.${variable} == ${value}`;
		return `- ${flow({ label: literal(label), kind: 'text', pressed, actions: [{ set: { [variable]: value } }] })}`;
	};
	const choices = codes.map((code) => toggle(labels?.get(code) ?? code, quoted(code)));
	return item([
		'block: buttons',
		...bareCodes(labels === null),
		'items:',
		...indent([...(required ? [] : [toggle(texts.all, null)]), ...choices]),
	]);
}

const bareCodes = (bare: boolean): string[] => (bare ? ['# Shows codes as they are: give them words by a dictionary or a condition.'] : []);

/** A comment above a field whose codes have no labels. */
export const codeRemark = (field: Field): string[] => bareCodes(isBareCode(field));
