/** First part of an entry name; the id of a user or of a page follows. */
type Owned =
	| 'hidden-columns'
	| 'language'
	| 'outbox'
	| 'player-watched'
	| 'practice-set'
	| 'program'
	| 'reading'
	| 'search-history'
	| 'submission'
	| 'theme'
	| 'written';

/** Names of everything that the app keeps in `localStorage`, besides tokens. */
export type StorageEntry =
	| 'caught-routes'
	| 'collapse'
	| 'device'
	| 'editor'
	| 'exam-text-size'
	| 'form-drafts'
	| 'lock'
	| 'player-preferences'
	| 'theme'
	| 'theme-user'
	| `${Owned}-${string}`
	| `code-wait.${string}`;
