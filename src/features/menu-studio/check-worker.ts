/** A worker that checks lists by the rules by which the app reads a published one. The page goes on while it works. */
import { access } from '#generated/access.ts';
import { routes } from '#generated/routes.ts';
import { settings } from '#generated/settings.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { checkServedList } from '#src/routing/served/check-served-list.ts';
import type { Finding } from '#src/routing/served/findings.ts';
import type { ServedSite } from '#src/routing/served/served-site.ts';

export interface CheckRequest {
	/** Returned with the findings. */
	number: number;
	list: readonly unknown[];
}

export interface CheckAnswer {
	number: number;
	findings: readonly Finding[];
}

const pagesOf = (records: readonly RouteRecord[]): string[] =>
	records.flatMap(({ component, children = [] }) => [...(component && component !== 'Layout' ? [component] : []), ...pagesOf(children)]);

const site: ServedSite = { pages: pagesOf(routes), access, routes, places: settings.routing };

self.onmessage = ({ data: { number, list } }: MessageEvent<CheckRequest>): void => {
	const answer: CheckAnswer = { number, findings: checkServedList(list, site).findings };
	self.postMessage(answer);
};
