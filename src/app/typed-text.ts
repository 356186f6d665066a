import * as texts from '#generated/messages/app.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { OpenUser, SealPlace } from '#src/leaving/seal-user.ts';
import { lazyCode } from '#src/lib/lazy-code.ts';
import { type LoadOnce, loadOnce } from '#src/lib/load-once.ts';
import { canSeal } from '#src/lib/seal.ts';
import { typedTextEntry } from '#src/lib/storage-entry.ts';

interface TypedTextOptions extends SealPlace {
	/** Key of the user who is being signed in; null if his back end, or the browser's last visit, has none. */
	secret(): string | null;
	feedback: Pick<FeedbackStore, 'confirm' | 'message' | 'block' | 'unblock'>;
	report(error: unknown, where: string): void;
}

/** What users typed, in plain words only during their sessions: see `leaving/seal-user.ts`. */
export interface TypedText {
	/** Opens the text of the user before a page reads it. Rejects if the code that does so does not load. */
	open(owner: string): Promise<void>;
	/** Seals the text of other users whose session is over. */
	closeOthers(present: string | null): void;
	/** The session has ended by itself, or in another window. */
	end(): void;
	/** Before a sign-out: seals the text, or else removes it. False: the user stays, to keep it. */
	close(owner: string): Promise<boolean>;
	/** The text has been removed. */
	drop(): void;
}

const REMOVED = { title: texts.unsealed, text: texts.unsealedText };
/** Milliseconds. What the page still fetches comes first. */
const PAUSE_MS = 3_000;

export function createTypedText({ secret, feedback, report, ...place }: TypedTextOptions): TypedText {
	const { storage } = place;
	const load = lazyCode(() => import(/* webpackChunkName: "seal-user" */ '#src/leaving/seal-user.ts'));
	let opened: { owner: string; user: LoadOnce<OpenUser | null> } | null = null;
	/** Ends of sessions come first. */
	let closing = Promise.resolve();
	const inTurn = (act: () => Promise<unknown>): void => {
		closing = closing.then(act).then(
			() => undefined,
			(error: unknown) => report(error, 'sealed text'),
		);
	};
	const seal = async (user: OpenUser | null | undefined): Promise<boolean> => {
		if (user) await (await load()).closeUser(user, place);
		return user !== null && user !== undefined;
	};
	const openUser = async (owner: string, key: string | null): Promise<OpenUser | null> => {
		const user = await (await load()).openUser(owner, key, place);
		if (user?.unopened) feedback.message('warning', texts.unopened);
		return user;
	};
	const closeOthers: TypedText['closeOthers'] = (present) => {
		if (canSeal() && storage.usersIn('open', 'opening').some((owner) => owner !== present))
			inTurn(async () => (await load()).closeOthers(present, place));
	};
	return {
		closeOthers,
		async open(owner) {
			await closing;
			const state = storage.read(typedTextEntry(owner));
			if (opened?.owner === owner && state === 'open') return;
			const key = canSeal() ? secret() : null;
			if (key === null && state !== 'open') {
				opened = null;
				// A sign-out without a key has closed it, too.
				if (state === 'closed') storage.write(typedTextEntry(owner), null);
				return;
			}
			opened = { owner, user: loadOnce(() => openUser(owner, key)) };
			const { user } = opened;
			if (state === 'closed' || state === 'opening') await user();
			// Nothing is sealed.
			else setTimeout(() => void user().catch(() => undefined), PAUSE_MS);
			closeOthers(owner);
		},
		end() {
			const last = opened;
			opened = null;
			if (!last) return;
			savePages();
			inTurn(async () => seal(await last.user()));
		},
		async close(owner) {
			if (owner === '') return true;
			savePages();
			const last = opened;
			// A page that is left stays blocked.
			feedback.block();
			const sealed = await last
				?.user()
				.then(seal)
				.catch((error: unknown) => report(error, 'sealed text'));
			if (sealed) {
				opened = null;
				return true;
			}
			feedback.unblock();
			const code = await load().catch(() => null);
			if (!code || !(await code.hasTypedText(owner, place))) return true;
			if (!(await feedback.confirm(REMOVED))) return false;
			opened = null;
			await code.removeTypedText(owner, place);
			return true;
		},
		drop() {
			opened = null;
		},
	};
}

/** Pages save what they have not saved yet when the window is left, which is about to happen, or does not happen at the end of a session. */
const savePages = (): unknown => window.dispatchEvent(new Event('pagehide'));
