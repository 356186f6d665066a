/**
 * Entries of one user: the first part of their names, which his id follows. `typed`: they hold what he typed, so no plain text of them stays when
 * his session ends. `plain`: numbers, choices and marks of the app.
 */
export const OWNED = {
	celebrated: 'plain',
	'form-drafts': 'typed',
	'hidden-columns': 'plain',
	language: 'plain',
	// Tells that there are records of this kind, which are sealed.
	outbox: 'typed',
	'player-watched': 'typed',
	/** Of older releases; the drafts have it now. */
	'practice-set': 'typed',
	program: 'typed',
	reading: 'plain',
	'search-history': 'typed',
	'steps-seen': 'plain',
	submission: 'plain',
	theme: 'plain',
	'typed-text': 'plain',
	written: 'plain',
} as const satisfies Record<string, 'typed' | 'plain'>;

export type OwnedKind = keyof typeof OWNED;

/**
 * Where the typed text of a user is. `open`: in plain words, and a copy of his key is in IndexedDB. `opening`: partly so. `closed`: his session has
 * ended, so it is sealed or removed, and nothing more is written. No entry: he has no key.
 */
export type TypedTextState = 'open' | 'opening' | 'closed';

export const typedTextEntry = (owner: string): StorageEntry => `typed-text-${owner}`;

/** Names of everything that the app keeps in `localStorage`, besides tokens. Those of no user hold nothing that a user typed. */
export type StorageEntry =
	/** Whether the Python of blocks is shown beside them. */
	| 'blocks-python'
	| 'caught-routes'
	| 'collapse'
	| 'contest-tasks'
	| 'device'
	| 'editor'
	| 'exam-text-size'
	| 'forgotten-user'
	/** Of older releases, which kept the drafts of one user only. */
	| 'form-drafts'
	| 'kept-answers'
	| 'last-visit'
	| 'lock'
	| 'player-preferences'
	| 'theme'
	| 'theme-user'
	| `${OwnedKind}-${string}`
	| `code-wait.${string}`;
