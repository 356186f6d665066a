import { Can } from '#src/access/can.tsx';
import { RouteProblemsNotice } from './route-problems-notice.tsx';

/** Others could not mend it. */
export function RouteProblemsForAdministrators({ guard, problems }: { guard: string; problems: readonly string[] }) {
	return (
		<Can guard={guard}>
			<RouteProblemsNotice key={problems.join()} problems={problems} />
		</Can>
	);
}
