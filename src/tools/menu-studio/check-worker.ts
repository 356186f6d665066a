/** A worker that checks lists by the rules by which the app reads a published one. The page goes on while it works. */
import { checkServedList } from '#src/routing/served/check-served-list.ts';
import type { Finding } from '#src/routing/served/findings.ts';
import type { ServedSite } from '#src/routing/served/served-site.ts';

/** The site comes first: the page has its routes, and importing them here would move them out of the app's entry. */
export type CheckCommand = { site: ServedSite } | CheckRequest;

interface CheckRequest {
	/** Returned with the findings. */
	number: number;
	list: readonly unknown[];
}

export interface CheckAnswer {
	number: number;
	findings: readonly Finding[];
}

function createChecker(post: (answer: CheckAnswer) => void): (command: CheckCommand) => void {
	let site: ServedSite | null = null;
	return (command) => {
		if ('site' in command) site = command.site;
		else if (site) post({ number: command.number, findings: checkServedList(command.list, site).findings });
	};
}

const check = createChecker((answer) => self.postMessage(answer));
self.onmessage = ({ data }: MessageEvent<CheckCommand>): void => check(data);
