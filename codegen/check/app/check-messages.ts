import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#codegen/grammar/languages.ts';
import type { Memo } from '#codegen/incremental/memo.ts';
import { parseYaml } from '#codegen/read/parse-yaml.ts';
import { type MessageCatalogue, type MessageSpec, readMessages } from '#codegen/read/read-messages.ts';
import { locateInTree, type Tree } from '#codegen/read/tree.ts';
import type { ReadText } from './check-components.ts';

/** The texts of the framework in the language of the app. */
export interface MessagesModel {
	language: Language;
	/** By their keys, joined by dots; in the order of the catalogue. */
	messages: ReadonlyMap<string, MessageModel>;
}

export interface MessageModel {
	path: readonly string[];
	/** Names of the placeholders, in the order of the reference text. */
	params: readonly string[];
	/** Text by plural form; `other` alone if the language has no other form, or the text counts nothing. */
	forms: ReadonlyMap<string, string>;
	/** Text of each catalogue, in its form `other`. */
	translations: ReadonlyMap<Language, string>;
}

/** Folder of the catalogues, relative to the project. */
export const MESSAGES = 'messages';

interface Catalogue {
	file: string;
	tree: Tree;
	messages: MessageCatalogue;
}

interface MessagesContext {
	language: Language;
	/** messages.yaml of the app. */
	overrides: Tree | null;
	readText: ReadText;
	memo: Memo;
}

/** Holds every language against the reference, which is the default language. Empty if the framework is not beside the manifests. */
export function checkMessages({ language, overrides, readText, memo }: MessagesContext, report: Report): MessagesModel {
	const texts = LANGUAGES.map((name) => readText(fileOf(name)));
	return memo.recall('messages', [...texts, language, overrides], report, (report) => {
		const catalogues = new Map(LANGUAGES.map((name, index) => [name, readCatalogue(fileOf(name), texts[index] ?? null, report)]));
		const reference = catalogues.get(DEFAULT_LANGUAGE);
		if (!reference) return { language, messages: new Map() };
		for (const [name, catalogue] of catalogues) {
			if (!catalogue) continue;
			checkAgainst(reference, catalogue, name, report);
			reportMissing(reference, catalogue, report);
		}
		const own: Catalogue | null = overrides && { file: overrides.at.file, tree: overrides, messages: readMessages(overrides, report) };
		if (own) checkAgainst(reference, own, language, report);
		return { language, messages: modelOf(reference, catalogues, { language, own }) };
	});
}

const fileOf = (language: Language): string => `${MESSAGES}/${language}.yaml`;

function readCatalogue(file: string, text: string | null, report: Report): Catalogue | null {
	const tree = text === null ? null : parseYaml(file, text, report);
	return tree && { file, tree, messages: readMessages(tree, report) };
}

function checkAgainst(reference: Catalogue, { messages }: Catalogue, language: Language, report: Report): void {
	const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
	for (const [name, message] of messages) {
		const expected = reference.messages.get(name);
		if (!expected) reportUnknown(name, message.key, reference.messages, report);
		else if (checkPlural(message, expected, forms, report)) checkPlaceholders(message, expected, report);
	}
}

function reportUnknown(name: string, at: SourceSpan, messages: MessageCatalogue, report: Report): void {
	report({
		code: 'unknown-message',
		message: `There is no message \`${name}\` in \`${fileOf(DEFAULT_LANGUAGE)}\`, so nothing shows this text.`,
		...suggestName({ name, at, candidates: [...messages.keys()], otherwise: 'Correct the key, or remove it.' }),
	});
}

function reportMissing(reference: Catalogue, { tree, file, messages }: Catalogue, report: Report): void {
	for (const [name, { path, key }] of reference.messages) {
		if (messages.has(name)) continue;
		report({
			code: 'missing-message',
			message: `\`${file}\` lacks the message \`${name}\`.`,
			hint: 'Translate it here.',
			at: locateInTree(tree, path, 'key'),
			related: [{ at: key, message: 'The message' }],
		});
	}
}

/** The text that names all placeholders. */
const wholeText = ({ forms }: MessageSpec): string => forms.get('other')?.text ?? '';

const PLACEHOLDER = /\{([a-z][A-Za-z0-9]*)\}/g;

export const placeholdersIn = (text: string): string[] => [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];

function checkPlural(message: MessageSpec, reference: MessageSpec, forms: readonly string[], report: Report): boolean {
	if (!message.plural) return true;
	const wrong = (problem: string): false => {
		report({
			code: 'wrong-plural',
			message: `${problem} The forms of this language are ${forms.map((form) => `\`${form}\``).join(' and ')}.`,
			at: message.key,
		});
		return false;
	};
	const strange = [...message.forms.keys()].find((form) => !forms.includes(form));
	if (strange !== undefined) return wrong(`This language has no plural form \`${strange}\`.`);
	const missing = forms.find((form) => !message.forms.has(form));
	if (missing !== undefined) return wrong(`The plural form \`${missing}\` is missing.`);
	if (!placeholdersIn(wholeText(reference)).includes(COUNT)) return wrong(`Only a message with \`{${COUNT}}\` has plural forms.`);
	return true;
}

/** The placeholder whose number chooses the plural form. */
export const COUNT = 'count';

/** Forms other than `other` may leave placeholders out: `one row`. */
function checkPlaceholders(message: MessageSpec, reference: MessageSpec, report: Report): void {
	const expected = placeholdersIn(wholeText(reference));
	const known = expected.length > 0 ? `It takes ${expected.map((name) => `\`{${name}}\``).join(', ')}.` : 'It takes none.';
	for (const [form, { text, at }] of message.forms) {
		const found = placeholdersIn(text);
		const strange = found.find((name) => !expected.includes(name));
		const missing = form === 'other' ? expected.find((name) => !found.includes(name)) : undefined;
		const wrong = strange ?? missing;
		if (wrong === undefined) continue;
		report({
			code: 'wrong-placeholder',
			message:
				strange === undefined
					? `The placeholder \`{${wrong}}\` is missing, so the text would lose this value.`
					: `The message has no placeholder \`{${wrong}}\`.`,
			hint: known,
			at,
		});
	}
}

interface Wording {
	language: Language;
	/** messages.yaml of the app. */
	own: Catalogue | null;
}

function modelOf(
	reference: Catalogue,
	catalogues: ReadonlyMap<Language, Catalogue | null>,
	{ language, own }: Wording,
): Map<string, MessageModel> {
	return new Map(
		[...reference.messages].map(([name, message]) => {
			const translated = [...catalogues].flatMap(([each, catalogue]) => {
				const found = catalogue?.messages.get(name);
				return found ? [[each, found] as const] : [];
			});
			const { forms } = own?.messages.get(name) ?? new Map(translated).get(language) ?? message;
			return [
				name,
				{
					path: message.path,
					params: placeholdersIn(wholeText(message)),
					forms: new Map([...forms].map(([form, { text }]) => [form, text])),
					translations: new Map(translated.map(([each, found]) => [each, wholeText(found)])),
				},
			];
		}),
	);
}
