import { access } from './catalogue/access.ts';
import { api } from './catalogue/api.ts';
import { app } from './catalogue/app.ts';
import { dialogs } from './catalogue/dialogs.ts';
import type { CatalogueEntry } from './catalogue/entry.ts';
import { expressions } from './catalogue/expressions.ts';
import { lists } from './catalogue/lists.ts';
import { messages } from './catalogue/messages.ts';
import { pages } from './catalogue/pages.ts';
import { reading } from './catalogue/reading.ts';
import { types } from './catalogue/types.ts';

/** Every code that the compiler and its commands report. Codes are permanent: editors, CI and docs/errors.md refer to them. */
export const catalogue = {
	...reading,
	...expressions,
	...pages,
	...dialogs,
	...app,
	...api,
	...messages,
	...access,
	...lists,
	...types,
} as const;

export const catalogueSections: readonly { title: string; entries: Readonly<Record<string, CatalogueEntry>> }[] = [
	{ title: 'Reading a file', entries: reading },
	{ title: 'Expressions and slots', entries: expressions },
	{ title: 'Pages', entries: { ...pages, ...dialogs } },
	{ title: 'Routes, menus, access and settings', entries: app },
	{ title: 'API documents and the mock', entries: api },
	{ title: 'Texts of the framework', entries: messages },
	{ title: 'Who may do what, as `npm run codegen -- access` tells', entries: access },
	{ title: 'Lists of routes for the server, as `npm run codegen -- routes check` tells', entries: lists },
	{ title: 'TypeScript of components and handlers', entries: types },
];
