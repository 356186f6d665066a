import { useEffect, useRef, useState } from 'react';
import { access } from '#generated/access.ts';
import { blankPages } from '#generated/pages.ts';
import { routes } from '#generated/routes.ts';
import { settings } from '#generated/settings.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import type { Finding } from '#src/routing/served/findings.ts';
import type { ServedSite } from '#src/routing/served/served-site.ts';
import { completeManifest } from '#src/settings/manifest-settings.ts';
import type { CheckAnswer, CheckCommand } from './check-worker.ts';
import { type Draft, keyAtPath, toList } from './draft/draft-tree.ts';
import type { FindingMark } from './tree/menu-line.tsx';

/** A finding with the key of its node; null for one of the whole list. */
export interface NodeFinding extends Finding {
	key: string | null;
}

export interface Findings {
	all: readonly NodeFinding[];
	/** The gravest finding of each node. */
	marks: ReadonlyMap<string, FindingMark>;
}

const NONE: Findings = { all: [], marks: new Map() };

/** Findings of a draft at its nodes. */
function atNodes(draft: Draft, findings: readonly Finding[]): Findings {
	const all = findings.map((finding) => ({ ...finding, key: finding.path.length === 0 ? null : keyAtPath(draft, finding.path) }));
	const marks = new Map<string, FindingMark>();
	for (const { key, severity } of all) if (key !== null && marks.get(key) !== 'error') marks.set(key, severity);
	return { all, marks };
}

/** Typing goes on while a long list is waiting to be checked. In ms. */
const PAUSE = 250;

/** Findings of the draft, shortly after it is shown and after each change. */
export function useFindings(draft: Draft): Findings {
	const [findings, setFindings] = useState(NONE);
	const check = useRef<((draft: Draft) => void) | null>(null);
	useEffect(() => {
		const checker = startChecker(setFindings);
		check.current = checker.check;
		return checker.end;
	}, []);
	useEffect(() => {
		const timer = setTimeout(() => check.current?.(draft), PAUSE);
		return () => clearTimeout(timer);
	}, [draft]);
	return findings;
}

const pagesOf = (records: readonly RouteRecord[]): string[] =>
	records.flatMap(({ component, children = [] }) => [...(component && component !== 'Layout' ? [component] : []), ...pagesOf(children)]);

const { routing: places, site: names } = completeManifest(settings);
const site: ServedSite = { pages: pagesOf(routes), blank: Object.keys(blankPages), access, frames: names.frames, routes, places };

/** `onChecked` is called for the draft that was sent last. Without the script, e.g. offline, nothing is found until a draft is published. */
function startChecker(onChecked: (findings: Findings) => void) {
	const worker = new Worker(/* webpackChunkName: "check-menus" */ new URL('./check-worker.ts', import.meta.url), { type: 'module' });
	const send = (command: CheckCommand): void => worker.postMessage(command);
	send({ site });
	let sent: { number: number; draft: Draft } | null = null;
	worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
		if (sent?.number === data.number) onChecked(atNodes(sent.draft, data.findings));
	};
	return {
		check(draft: Draft): void {
			sent = { number: (sent?.number ?? 0) + 1, draft };
			send({ number: sent.number, list: toList(draft) });
		},
		end: () => worker.terminate(),
	};
}
