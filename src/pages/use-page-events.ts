import { useEffect, useRef } from 'react';
import type { PageEvents, PageReaction } from '#generated/block-types.ts';
import type { PageCommands } from './page-context.tsx';
import type { PageData } from './page-data.ts';
import type { PageScope } from './page-scope.ts';

interface PageMoment {
	scope: PageScope;
	data: PageData;
	run: PageCommands['run'];
}

/** Runs the reactions of a page while the user comes and goes. */
export function usePageEvents(events: PageEvents | undefined, moment: PageMoment): void {
	const latest = useRef(moment);
	useEffect(() => {
		latest.current = moment;
	});
	useOpen(events?.open ?? NONE, moment);
	const visible = events?.visible;
	useEffect(() => {
		if (!visible) return;
		const onVisible = (): void => {
			if (document.visibilityState === 'visible') react(visible, latest.current);
		};
		document.addEventListener('visibilitychange', onVisible);
		return () => document.removeEventListener('visibilitychange', onVisible);
	}, [visible]);
	const leave = events?.leave;
	const wasShown = useRef(false);
	// A kept tab runs its effects again when it is shown.
	useEffect(() => {
		if (wasShown.current && visible) react(visible, latest.current);
		wasShown.current = true;
		return () => leave && react(leave, latest.current);
	}, [visible, leave]);
}

const NONE: readonly PageReaction[] = [];

function useOpen(reactions: readonly PageReaction[], moment: PageMoment): void {
	const { params } = moment.scope.scope.route;
	const address = JSON.stringify(params);
	const done = useRef({ address, reactions: new Set<PageReaction>() });
	useEffect(() => {
		if (done.current.address !== address) done.current = { address, reactions: new Set() };
		const due = reactions.filter((reaction) => !done.current.reactions.has(reaction) && isReady(reaction, moment.data));
		for (const reaction of due) done.current.reactions.add(reaction);
		react(due, moment);
	});
}

const isReady = ({ needs }: PageReaction, { status }: PageData): boolean => needs.every((name) => status[name]?.phase === 'ready');

function react(reactions: readonly PageReaction[], { scope, data, run }: PageMoment): void {
	for (const reaction of reactions)
		if (isReady(reaction, data) && (!reaction.when || scope.read(reaction.when))) void run(reaction.actions, {}, { onFailed: () => true });
}
