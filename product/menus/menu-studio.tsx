import { useMemo } from 'react';
import { useAccess } from '#src/pages/use-access.ts';
import { type Calls, useCalls } from '#src/pages/use-calls.ts';
import type { MenuCalls } from '#src/tools/menu-studio/menu-calls.ts';
import { MenuStudio as Studio } from '#src/tools/menu-studio/menu-studio.tsx';

/** The studio over the API `menus`. */
export function MenuStudio() {
	const { call } = useCalls();
	const { can, useSession } = useAccess();
	// The role may change while the studio is open.
	useSession();
	const readOnly = !can('admin');
	const calls = useMemo(() => menuCalls(call), [call]);
	return <Studio key={String(readOnly)} calls={calls} readOnly={readOnly} />;
}

const menuCalls = (call: Calls['call']): MenuCalls => ({
	draft: (options) => call('menus.draft', {}, options),
	saveDraft: (draft, options) => call('menus.draftSave', draft, options),
	discardDraft: (options) => call('menus.draftDiscard', {}, options),
	check: (list, options) => call('menus.check', { list }, options),
	published: (options) => call('menus.published', {}, options),
	version: (version, options) => call('menus.version', { version }, options),
	versions: (page, options) => call('menus.versions', page, options),
	publish: ({ etag, ...request }, options) => call('menus.publish', { 'If-Match': etag, ...request }, options),
	rollBack: ({ etag, ...request }, options) => call('menus.rollBack', { 'If-Match': etag, ...request }, options),
	scheduling: {
		scheduled: (options) => call('menus.scheduled', {}, options),
		schedule: ({ etag, ...request }, options) => call('menus.schedule', { 'If-Match': etag, ...request }, options),
		cancel: (id, options) => call('menus.scheduleCancel', { id }, options),
	},
});
