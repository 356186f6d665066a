import { useState } from 'react';
import * as texts from '#generated/messages/routing.ts';
import type { GuardName } from '#generated/names.ts';
import { Can } from '#src/access/can.tsx';
import { Icon } from '#src/ui/icons.tsx';
import './route-problems-notice.css';

export function RouteProblemsNotice({ problems }: { problems: readonly string[] }) {
	const [closed, setClosed] = useState(false);
	if (closed) return null;
	return (
		<aside className="route-problems" aria-label={texts.problems}>
			<Icon name="warning" />
			<details>
				<summary>{texts.problemCount({ count: problems.length })}</summary>
				<ul>
					{problems.map((problem) => (
						<li key={problem}>{problem}</li>
					))}
				</ul>
			</details>
			<button type="button" className="icon-button" aria-label={texts.closeProblems} onClick={() => setClosed(true)}>
				<Icon name="close" />
			</button>
		</aside>
	);
}

/** Only administrators can fix the routes. */
export function RouteProblemsForAdministrators({ guard, problems }: { guard: GuardName; problems: readonly string[] }) {
	return (
		<Can guard={guard}>
			<RouteProblemsNotice key={problems.join()} problems={problems} />
		</Can>
	);
}
