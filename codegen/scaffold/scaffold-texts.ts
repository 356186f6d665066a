import type { MessagesModel } from '#codegen/check/app/check-messages.ts';

const KEYS = [
	'content',
	'all',
	'submit',
	'submitted',
	'empty',
	'search',
	'yes',
	'no',
	'create',
	'edit',
	'remove',
	'removeQuestion',
	'removed',
	'download',
	'start',
	'startNote',
] as const;

/** Texts of scaffolded pages, in the language of the app. `search` has the placeholder `{subject}`. */
export type ScaffoldTexts = Readonly<Record<(typeof KEYS)[number], string>>;

/** The area `scaffold` of the catalogue. Without the framework beside the manifests, keys stand for their texts. */
export function scaffoldTextsOf({ messages }: MessagesModel): ScaffoldTexts {
	const texts = KEYS.map((key) => [key, messages.get(`scaffold.${key}`)?.forms.get('other') ?? key]);
	return Object.fromEntries(texts) as ScaffoldTexts;
}
