import { useEffect, useState } from 'react';
import { type PageEnvironment, usePageEnvironment } from '#src/pages/page-environment.tsx';
import { mergeLists } from '#src/routing/served/merge-lists.ts';
import { createStudio, type KeptDraft, type Studio } from './draft/studio-store.ts';

/** Name of the draft among the drafts of the user in this browser. */
const KEPT = 'menu-studio';

/** The studio of this page; null until the storage of the browser is open. It is closed when the page is left. */
export function useStudio(): Studio | null {
	const environment = usePageEnvironment();
	const [studio, setStudio] = useState<Studio | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: opened once; the environment never changes
	useEffect(() => {
		let gone = false;
		let close = (): void => undefined;
		void openStudio(environment).then((opened) => {
			if (gone) return opened.close();
			close = watchWindow(opened);
			setStudio(opened);
			void opened.open();
		});
		return () => {
			gone = true;
			close();
		};
	}, []);
	return studio;
}

async function openStudio({ call, can, openDrafts }: PageEnvironment): Promise<Studio> {
	const drafts = await openDrafts().catch(() => null);
	return createStudio({
		calls: {
			load: () => call('menus.draft', {}, { quiet: true }),
			async save(body, { keepalive }) {
				// A whole list is sent in a task of its own, but a window that is left has no time for another one.
				if (!keepalive) await new Promise((resolve) => setTimeout(resolve));
				return call('menus.draftSave', body, { quiet: true, keepalive });
			},
		},
		kept: {
			read: () => readKept(drafts?.read(KEPT)),
			write: (draft) => drafts?.write(KEPT, draft && { ...draft }),
		},
		readOnly: !can('admin'),
		merge({ base, mine, theirs }) {
			const merged = mergeLists(base, mine, theirs);
			return merged.ok ? merged.list : null;
		},
		setTimer(action, ms) {
			const timer = setTimeout(action, ms);
			return () => clearTimeout(timer);
		},
	});
}

function readKept(values: Readonly<Record<string, unknown>> | null | undefined): KeptDraft | null {
	const { list, baseVersion, revision } = values ?? {};
	return Array.isArray(list) && typeof baseVersion === 'number' && typeof revision === 'number' ? { list, baseVersion, revision } : null;
}

/** Keeps and sends the draft when the window is hidden or left, until the returned function is called. */
function watchWindow(studio: Studio): () => void {
	const onHide = (): void => {
		if (document.visibilityState === 'hidden') studio.leave();
	};
	const onOnline = (): void => void studio.save();
	document.addEventListener('visibilitychange', onHide);
	window.addEventListener('pagehide', studio.leave);
	window.addEventListener('online', onOnline);
	return () => {
		document.removeEventListener('visibilitychange', onHide);
		window.removeEventListener('pagehide', studio.leave);
		window.removeEventListener('online', onOnline);
		studio.leave();
		studio.close();
	};
}
