import type { CatalogueSection } from './entry.ts';

export const messages = {
	'missing-message': {
		title: 'A text that a language lacks',
		explanation:
			'`messages/` has a catalogue of the texts of the framework for each language. That of the default language says which there are, and every other has them all.',
		wrong: '# messages/en.yaml has no tabs.closeOthers\ntabs: { close: Close }',
		right: 'tabs: { close: Close, closeOthers: Close others }',
	},
	'unknown-message': {
		title: 'A text that nothing shows',
		explanation:
			'The key is not in the catalogue of the default language, so the text would never be seen. In messages.yaml beside app.yaml, an app rewords texts of the framework by their keys; its own texts are in its pages.',
		wrong: 'tabs: { closeOther: Close the rest }',
		right: 'tabs: { closeOthers: Close the rest }',
	},
	'wrong-placeholder': {
		title: 'A text that names other values than the original',
		explanation:
			'Code fills the placeholders of a text, such as `{count}`, with values. A text in another language, or reworded by the app, names the same ones, in any order.',
		wrong: "table: { exported: 'Exported {number} rows' }     # the original: 已导出 {count} 条",
		right: "table: { exported: 'Exported {count} rows' }",
	},
	'wrong-plural': {
		title: 'Plural forms that the language does not have',
		explanation:
			'A text that counts is a map of the plural forms of its language, as the Unicode rules name them: English has `one` and `other`, Chinese only `other`, for which a plain text suffices. `{count}` chooses the form.',
		wrong: "table: { exported: { single: '{count} row', other: '{count} rows' } }",
		right: "table: { exported: { one: '{count} row', other: '{count} rows' } }",
	},
} as const satisfies CatalogueSection;
