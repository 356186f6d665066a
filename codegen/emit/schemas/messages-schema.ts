import { COUNT, type MessageModel, type MessagesModel } from '#codegen/check/app/check-messages.ts';
import type { Language } from '#codegen/grammar/languages.ts';
import { Definitions, printSchema, type Schema } from './schema.ts';

/** Schema of messages.yaml: the keys of the catalogue, with their texts and placeholders. */
export function messagesSchema({ language, messages }: MessagesModel): string {
	const definitions = new Definitions();
	const areas = [...groupByKey([...messages.values()], 0)].map(([area, own]) => [
		area,
		definitions.define(area, () => mapSchema(own, 1, language)),
	]);
	const description = 'Texts of the framework that the app words differently.';
	const root = { title: 'Messages', description, type: 'object', properties: Object.fromEntries(areas), additionalProperties: false };
	return printSchema(root, definitions.all());
}

function groupByKey(messages: readonly MessageModel[], depth: number): Map<string, MessageModel[]> {
	const groups = new Map<string, MessageModel[]>();
	for (const message of messages) {
		const key = message.path[depth] ?? '';
		groups.set(key, [...(groups.get(key) ?? []), message]);
	}
	return groups;
}

function mapSchema(messages: readonly MessageModel[], depth: number, language: Language): Schema {
	const properties = [...groupByKey(messages, depth)].map(([key, own]) => {
		const message = own.find(({ path }) => path.length === depth + 1);
		return [key, message ? messageSchema(message, language) : mapSchema(own, depth + 1, language)];
	});
	return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

function messageSchema({ params, translations }: MessageModel, language: Language): Schema {
	const texts = [...translations].map(([name, text]) => `${name}: ${text}`);
	const placeholders = params.length > 0 ? [`Placeholders: ${params.map((name) => `{${name}}`).join(', ')}`] : [];
	const text = translations.get(language);
	return {
		description: [...texts, ...placeholders].join('\n'),
		...(text === undefined ? {} : { examples: [text] }),
		...(params.includes(COUNT) ? { anyOf: [wholeText(params), pluralSchema(params, language)] } : wholeText(params)),
	};
}

/** Every form but `other` may leave placeholders out. */
function pluralSchema(params: readonly string[], language: Language): Schema {
	const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
	const properties = Object.fromEntries(forms.map((form) => [form, form === 'other' ? wholeText(params) : textSchema(params)]));
	return { type: 'object', properties, required: forms, additionalProperties: false };
}

const wholeText = (params: readonly string[]): Schema => ({
	...textSchema(params),
	...(params.length > 0 ? { allOf: params.map((name) => ({ pattern: `\\{${name}\\}` })) } : {}),
});

/** Braces around something else than a name are text. */
function textSchema(params: readonly string[]): Schema {
	const known = params.length > 0 ? `(?!(?:${params.join('|')})\\})` : '';
	return { type: 'string', not: { pattern: `\\{${known}[a-z][A-Za-z0-9]*\\}` } };
}
