import { useEffect, useState } from 'react';
import { access } from '#generated/access.ts';
import { routes } from '#generated/routes.ts';
import { settings } from '#generated/settings.ts';
import { type Draft, keyAtPath, toList } from '#src/features/menu-studio/draft/draft-tree.ts';
import type { FindingMark } from '#src/features/menu-studio/tree/menu-line.tsx';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { checkServedList } from '#src/routing/served/check-served-list.ts';
import type { Finding } from '#src/routing/served/findings.ts';
import type { ServedSite } from '#src/routing/served/served-site.ts';

/** A finding with the key of its node; null for one of the whole list. */
export interface NodeFinding extends Finding {
	key: string | null;
}

export interface Findings {
	all: readonly NodeFinding[];
	/** The gravest finding of each node. */
	marks: ReadonlyMap<string, FindingMark>;
}

const pagesOf = (records: readonly RouteRecord[]): string[] =>
	records.flatMap(({ component, children = [] }) => [...(component && component !== 'Layout' ? [component] : []), ...pagesOf(children)]);

const site: ServedSite = { pages: pagesOf(routes), access, routes, places: settings.routing };

/** Checks a draft by the rules by which the app reads a published list. */
export function findingsOf(draft: Draft): Findings {
	const all = checkServedList(toList(draft), site).findings.map((finding) => ({
		...finding,
		key: finding.path.length === 0 ? null : keyAtPath(draft, finding.path),
	}));
	const marks = new Map<string, FindingMark>();
	for (const { key, severity } of all) if (key !== null && marks.get(key) !== 'error') marks.set(key, severity);
	return { all, marks };
}

/** Typing goes on while a long list is waiting to be checked. */
const PAUSE = 250;

const NONE: Findings = { all: [], marks: new Map() };

/** Findings of the draft, shortly after it is shown and after each change. */
export function useFindings(draft: Draft): Findings {
	const [checked, setChecked] = useState<{ draft: Draft | null; findings: Findings }>({ draft: null, findings: NONE });
	useEffect(() => {
		if (checked.draft === draft) return;
		const timer = setTimeout(() => setChecked({ draft, findings: findingsOf(draft) }), PAUSE);
		return () => clearTimeout(timer);
	}, [draft, checked]);
	return checked.findings;
}
