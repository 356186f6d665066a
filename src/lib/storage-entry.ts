/** First part of an entry name; the id of a user or of a page follows. */
export const OWNED = [
	'celebrated',
	'hidden-columns',
	'language',
	'outbox',
	'player-watched',
	'practice-set',
	'program',
	'reading',
	'search-history',
	'submission',
	'theme',
	'written',
] as const;

/** Names of everything that the app keeps in `localStorage`, besides tokens. */
export type StorageEntry =
	| 'caught-routes'
	| 'collapse'
	| 'contest-tasks'
	| 'device'
	| 'editor'
	| 'exam-text-size'
	| 'forgotten-user'
	| 'form-drafts'
	| 'kept-answers'
	| 'last-visit'
	| 'lock'
	| 'player-preferences'
	| 'theme'
	| 'theme-user'
	| `${(typeof OWNED)[number]}-${string}`
	| `code-wait.${string}`;
