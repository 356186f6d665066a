/** Each mistake below is a compile error: `npm run types` fails on an `@ts-expect-error` without one. */

import { Can } from '#src/access/can.tsx';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import type { PageEnvironment } from '#src/pages/page-environment.tsx';
import type { HandlerContext } from '#src/pages/use-page-code.ts';
import type { AppManifest } from '#src/settings/app-settings.ts';

export function wrongRoutes({ hrefOf, openRoute }: PageEnvironment, { open }: HandlerContext): void {
	hrefOf({ route: 'courseDetail', params: { id: 'c1' }, query: { tab: 'files' } });
	// @ts-expect-error: a route that does not exist
	hrefOf({ route: 'courseDetails', params: { id: 'c1' } });
	// @ts-expect-error: the route has a parameter
	openRoute({ route: 'courseDetail' });
	// @ts-expect-error: a parameter that the route does not have
	openRoute({ route: 'courseDetail', params: { courseId: 'c1' } });
	// @ts-expect-error: a route without parameters
	open({ route: 'courseIndex', params: { id: 'c1' } });
}

export function wrongGuards({ can }: PageEnvironment) {
	// @ts-expect-error: a guard that does not exist
	can('administrator');
	// @ts-expect-error: a guard that does not exist
	return <Can guard="administrator">{null}</Can>;
}

export function wrongDictionaries({ useDictionaries }: PageEnvironment): void {
	const dictionaries = useDictionaries();
	// @ts-expect-error: a dictionary that does not exist
	dictionaries.find('grades', '1');
	// @ts-expect-error: a dictionary that does not exist
	dictionaries.items('grades');
}

export function wrongStorageEntries({ storage }: PageEnvironment): void {
	storage.read('reading-u1-f1');
	// @ts-expect-error: an entry that does not exist
	storage.read('readings-u1-f1');
}

export async function wrongDrafts({ openDrafts }: PageEnvironment): Promise<void> {
	const drafts = await openDrafts();
	drafts?.read('note v1');
	// @ts-expect-error: a draft that nobody keeps
	drafts?.read('notes v1');
}

export const wrongSettings: Partial<AppManifest> = {
	routing: {
		login: 'login',
		// @ts-expect-error: a route that does not exist
		home: 'courseDetails',
	},
	// @ts-expect-error: a route that does not exist
	access: { whitelist: ['login', 'courseDetails'] },
};

export const wrongBlocks: PageDefinition['view'] = [
	// @ts-expect-error: a guard that does not exist
	{ block: 'text', needs: [], text: '', guard: 'administrator' },
	{
		block: 'buttons',
		needs: [],
		// @ts-expect-error: a route that does not exist
		items: [{ label: '', actions: [{ open: { route: 'courseDetails' } }] }],
	},
];
