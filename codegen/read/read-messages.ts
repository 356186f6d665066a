import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Tree } from './tree.ts';

/** The forms of the Unicode plural rules. */
export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A text, or one text for each plural form. */
export interface MessageSpec {
	/** Keys from the top of the catalogue. */
	path: readonly string[];
	/** A text without plural forms has `other` alone. */
	forms: ReadonlyMap<string, FormSpec>;
	plural: boolean;
	key: SourceSpan;
}

export interface FormSpec {
	text: string;
	at: SourceSpan;
}

/** The messages of a catalogue by their keys, joined by dots. */
export type MessageCatalogue = ReadonlyMap<string, MessageSpec>;

const NAME = /^[a-z][A-Za-z0-9]*$/;

/** A message becomes a constant of a module, so these cannot be names. */
const RESERVED = new Set(
	'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await'.split(
		' ',
	),
);

function reportWrongMessage(value: Tree, isArea: boolean, report: Report): void {
	report({
		code: 'wrong-type',
		message: isArea ? 'Messages lie in an area: a map of keys and texts.' : 'A message is a text, or a map of its plural forms.',
		hint: 'Put a text that looks like a number or yes/no in quotes.',
		fix: !isArea && value.kind === 'scalar' && value.value !== null ? [{ kind: 'quote', at: value.at }] : [],
		at: value.at,
	});
}

/** Reads nested maps of texts. Reports what is neither a map nor a text. */
export function readMessages(tree: Tree, report: Report): MessageCatalogue {
	const messages = new Map<string, MessageSpec>();
	const read = (value: Tree, path: readonly string[], key: SourceSpan): void => {
		if (value.kind === 'map' && (path.length < 2 || !isPlural(value))) {
			for (const [name, entry] of value.entries) {
				if (checkName(name, entry.key, report)) read(entry.value, [...path, name], entry.key);
			}
			return;
		}
		const forms = path.length < 2 ? new Map<string, FormSpec>() : readForms(value);
		if (forms.size === 0) {
			reportWrongMessage(value, path.length < 2, report);
			return;
		}
		messages.set(path.join('.'), { path, forms, plural: value.kind === 'map', key });
	};
	read(tree, [], tree.at);
	return messages;
}

const isPlural = ({ entries }: Extract<Tree, { kind: 'map' }>): boolean => PLURAL_FORMS.some((form) => entries.has(form));

function readForms(value: Tree): Map<string, FormSpec> {
	const entries: (readonly [string, Tree])[] =
		value.kind === 'map' ? [...value.entries].map(([form, { value }]) => [form, value] as const) : [['other', value]];
	return new Map(
		entries.flatMap(([form, text]) =>
			text.kind === 'scalar' && typeof text.value === 'string' ? [[form, { text: text.value, at: text.at }] as const] : [],
		),
	);
}

function checkName(name: string, at: SourceSpan, report: Report): boolean {
	if (NAME.test(name) && !RESERVED.has(name)) return true;
	report({
		code: 'wrong-format',
		message: `\`${name}\` cannot be the key of a message, because it becomes the name of a constant.`,
		hint: 'Use letters and digits, the first one a lower-case letter, and no word of JavaScript.',
		at,
	});
	return false;
}
