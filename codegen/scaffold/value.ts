import type { Field } from './field.ts';
import type { ScaffoldTexts } from './scaffold-texts.ts';
import { type FlowValue, quoted } from './yaml-text.ts';

/** The object whose fields are read (`row` or `record`), and whether it may be null. */
export interface Owner {
	path: string;
	nullable: boolean;
}

interface Showing {
	owner: Owner;
	/** Null becomes empty text. */
	filled: boolean;
	texts: ScaffoldTexts;
}

/** An expression that formats a field for people. */
export function shownValue(field: Field, { owner, filled, texts }: Showing): FlowValue {
	const path = field.name === '' ? owner.path : `${owner.path}.${field.name}`;
	const safe = owner.nullable ? `(${path} ?? null)` : path;
	if (field.dictionary) return `${safe} | dict(${quoted(field.dictionary)})`;
	if (field.kind === 'time') return `${safe} | date('YYYY-MM-DD HH:mm')`;
	if (field.kind === 'date') return `${safe} | date`;
	if (field.kind === 'boolean') return yesOrNo(field, safe, texts);
	if (field.labels) {
		const { labels, codes } = field;
		const isWhole = codes.length > 0 && codes.every((code) => labels.has(code));
		return { match: safe, labels: Object.fromEntries(labels), ...(isWhole ? {} : { else: "''" }) };
	}
	return owner.nullable || (filled && field.nullable) ? `${path} ?? ''` : path;
}

/** A null boolean is shown as empty text, not as a no. */
function yesOrNo(field: Field, path: string, texts: ScaffoldTexts): string {
	const yes = quoted(texts.yes);
	const no = quoted(texts.no);
	return field.nullable || path.startsWith('(') ? `${path} == true ? ${yes} : ${path} == false ? ${no} : ''` : `${path} ? ${yes} : ${no}`;
}

export const lookOf = (field: Field): { readonly [key: string]: FlowValue } => (field.kind === 'code' ? { look: 'badge' } : {});

/** Codes shown unchanged, because they have no labels. */
export const isBareCode = ({ kind, dictionary, labels }: Field): boolean => kind === 'code' && !dictionary && !labels;
