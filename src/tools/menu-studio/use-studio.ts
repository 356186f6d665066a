import { useEffect, useState } from 'react';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { saveOnLeaving } from '#src/lib/save-on-leaving.ts';
import { useDrafts } from '#src/pages/use-drafts.ts';
import type { KeptDraft } from './draft/studio-core.ts';
import { createStudio, type Studio } from './draft/studio-store.ts';
import type { MenuCalls } from './menu-calls.ts';

/** Name of the draft among the drafts of the user in this browser. */
const KEPT = 'menu-studio';

/** The studio of this page; null until the storage of the browser is open. It is closed when the page is left. */
export function useStudio(calls: MenuCalls, readOnly: boolean): Studio | null {
	const drafts = useDrafts();
	const [studio, setStudio] = useState<Studio | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: opened once; the environment never changes
	useEffect(() => {
		if (!drafts) return;
		const opened = openStudio({ calls, readOnly, drafts });
		const stopSaving = saveOnLeaving(opened.leave);
		const stopRefreshing = refreshRegularly(opened.refresh);
		setStudio(opened);
		void opened.open();
		return () => {
			void stopSaving();
			stopRefreshing();
			opened.close();
		};
	}, [drafts]);
	return studio;
}

/** In ms. */
const REFRESH = 30_000;

/** On focus and every 30 s while the window is visible. */
function refreshRegularly(refresh: () => Promise<void>): () => void {
	const run = (): void => void (document.visibilityState === 'visible' && refresh());
	const timer = setInterval(run, REFRESH);
	window.addEventListener('focus', run);
	return () => {
		clearInterval(timer);
		window.removeEventListener('focus', run);
	};
}

interface StudioEnvironment {
	calls: MenuCalls;
	readOnly: boolean;
	drafts: FormDrafts;
}

const openStudio = ({ calls, readOnly, drafts }: StudioEnvironment): Studio =>
	createStudio({
		calls: {
			load: () => calls.draft({ quiet: true }),
			async save(draft, { keepalive }) {
				// A whole list is sent in a task of its own, but a window that is left has no time for another one.
				if (!keepalive) await new Promise((resolve) => setTimeout(resolve));
				return calls.saveDraft(draft, { quiet: true, keepalive });
			},
		},
		kept: {
			read: () => readKept(drafts.read(KEPT)),
			write: (draft) => drafts.write(KEPT, draft),
		},
		readOnly,
	});

function readKept(values: Readonly<Record<string, unknown>> | null): KeptDraft | null {
	const { list, base, baseVersion, revision } = values ?? {};
	const whole = Array.isArray(list) && Array.isArray(base) && typeof baseVersion === 'number' && typeof revision === 'number';
	return whole ? { list, base, baseVersion, revision } : null;
}
