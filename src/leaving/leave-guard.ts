/** Confirms before unsaved form input is lost. Loaded once a form is edited. */

import * as texts from '#generated/messages/leaving/guard.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { isPlainClick } from '#src/lib/plain-click.ts';
import { type AddressMode, appPathAt } from '#src/routing/app-address.ts';
import type { Navigator } from '#src/routing/navigator.ts';
import { pathOf } from '#src/routing/route-path.ts';
import type { RoutesState } from '#src/routing/served-routes.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { type PageCatalog, pageKeyOf } from '#src/tabs/page-key.ts';
import { emptyList } from '#src/tabs/tab-list.ts';
import { tabOf } from '#src/tabs/tab-of.ts';
import type { OpenPages } from '#src/tabs/tabs-store.ts';
import { type Destination, type Leaving, pagesThatStay, type TabsSnapshot } from './pages-that-stay.ts';
import type { HistoryMove } from './watch-history.ts';

export interface LeaveGuardParts {
	address: AddressMode;
	feedback: Pick<FeedbackStore, 'confirm'>;
	navigator: Pick<Navigator, 'go'>;
	openPages: OpenPages;
	pages: PageCatalog;
	routes: RoutesState;
	settings: AppSettings;
}

export interface LeaveGuard {
	leave(leaving: Leaving, act: () => void): void;
	/** Marks the current input as discarded, so that leaving no longer asks about it. */
	release(): void;
	onMove(move: HistoryMove): void;
}

const QUESTIONS: Readonly<Record<Leaving['kind'], string>> = {
	go: texts.leavePage,
	close: texts.closeTab,
	refresh: texts.reopenPage,
	end: texts.signOut,
};

export function createLeaveGuard(parts: LeaveGuardParts): LeaveGuard {
	/** Forms whose loss the user has already confirmed. */
	const discarded = new WeakSet<Element>();
	const typedForms = (): HTMLFormElement[] =>
		[...document.querySelectorAll<HTMLFormElement>('form[data-dirty]')].filter((form) => !discarded.has(form));

	const lostBy = (leaving: Leaving): HTMLFormElement[] => {
		const typed = typedForms();
		if (typed.length === 0) return [];
		const kept = pagesThatStay(leaving, stageOf(parts), leaving.kind === 'go' ? destinationAt(parts, leaving.path) : null);
		return typed.filter((form) => !kept.has(form.closest<HTMLElement>('[data-page]')?.dataset.page ?? ''));
	};
	const ask = async ({ kind }: Leaving, lost: readonly HTMLFormElement[]): Promise<boolean> => {
		const yes = await parts.feedback.confirm({ title: QUESTIONS[kind], text: texts.unsaved });
		if (yes) for (const form of lost) discarded.add(form);
		return yes;
	};
	const leave: LeaveGuard['leave'] = (leaving, act) => {
		const lost = lostBy(leaving);
		if (lost.length === 0) act();
		else void ask(leaving, lost).then((yes) => yes && act());
	};

	window.addEventListener('beforeunload', (event) => {
		if (typedForms().length > 0) event.preventDefault();
	});
	guardLinks(parts, lostBy, ask);
	return {
		leave,
		onMove: guardHistory(parts, lostBy, ask),
		release() {
			for (const form of typedForms()) discarded.add(form);
		},
	};
}

type LostBy = (leaving: Leaving) => readonly HTMLFormElement[];
type Ask = (leaving: Leaving, lost: readonly HTMLFormElement[]) => Promise<boolean>;

/** Intercepts link clicks: asks first, then repeats the click after a yes. */
function guardLinks(parts: LeaveGuardParts, lostBy: LostBy, ask: Ask): void {
	const onClick = (event: MouseEvent): void => {
		const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
		if (!link || !opensHere(link, event)) return;
		const leaving: Leaving = { kind: 'go', path: appPathAt(link, parts.address) };
		const lost = lostBy(leaving);
		if (lost.length === 0) return;
		event.preventDefault();
		event.stopPropagation();
		void ask(leaving, lost).then((yes) => {
			if (!yes) return;
			// The menu containing the link may have closed.
			if (link.isConnected) link.click();
			else parts.navigator.go(leaving.path);
		});
	};
	document.addEventListener('click', onClick, { capture: true });
}

/** Leaving the site is covered by `beforeunload`. */
function opensHere(link: HTMLAnchorElement, click: MouseEvent): boolean {
	return (
		isPlainClick(click) &&
		!link.hasAttribute('download') &&
		(link.target === '' || link.target === '_self') &&
		link.origin === location.origin
	);
}

function guardHistory(parts: LeaveGuardParts, lostBy: LostBy, ask: Ask): LeaveGuard['onMove'] {
	return (move) => {
		const leaving: Leaving = { kind: 'go', path: appPathAt(location, parts.address) };
		const lost = lostBy(leaving);
		if (lost.length > 0) move.undo(() => void ask(leaving, lost).then((yes) => yes && move.repeat()));
	};
}

function stageOf({ settings, openPages: { shown, tabs } }: LeaveGuardParts): TabsSnapshot {
	return { list: tabs?.state.list ?? emptyList, max: settings.keepAlive.max, shown: { ...shown, key: shown.key ?? '' } };
}

function destinationAt(parts: LeaveGuardParts, fullPath: string): Destination | null {
	const requestedPath = pathOf(fullPath);
	const { table } = parts.routes;
	const path = table.destinationOf(requestedPath);
	const match = table.match(path);
	if (!match) return null;
	const place = { path, search: fullPath.slice(requestedPath.length) };
	const framed = parts.pages.layoutOf(match.route.page ?? '') === 'main';
	const { pages, settings } = parts;
	return { key: pageKeyOf(pages, match, place), path, tab: tabOf({ pages, settings, table }, match, place), framed };
}
