/** Names of kept drafts: those of forms are lists that begin with the page, the others belong to features. */
export type DraftName =
	| 'menu-studio'
	| 'practice'
	| 'robot-field'
	| `[${string}]`
	| `lesson ${string}`
	| `note ${string}`
	| `post ${string}`;
