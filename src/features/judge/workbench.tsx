import { useEffect, useState } from 'react';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import type { ProblemInfo } from './api-types.ts';
import { BenchPanes } from './bench-panes.tsx';
import { createProgramStore } from './programs.ts';
import { createWorkbench } from './workbench-store.ts';

export interface WorkbenchProps {
	/** The answer of `getProblemDetail`. */
	info: ProblemInfo;
	/** Seconds that the judge wants between two test runs, and between two submissions; 8 by default, as HOJ does. */
	cooldown?: number;
}

/** Reads a problem, writes a program, tries it and hands it in. A judge that signs in anew answers nothing the first time. */
export function Workbench({ info, cooldown }: Partial<WorkbenchProps>) {
	return info?.problem ? <KnownProblem info={info} cooldown={cooldown ?? 8} /> : <EmptyNotice text="没有取到这道题，请刷新后再看" />;
}

function KnownProblem({ info, cooldown }: Required<WorkbenchProps>) {
	const { call, storage, message, now, useSession } = usePageEnvironment();
	const { user } = useSession();
	// One for the life of the page: what comes anew of the problem must not take the program away.
	const [workbench] = useState(() =>
		createWorkbench({
			info,
			call,
			programs: createProgramStore(storage, user.id, info.problem.problemId, now),
			warn: (text) => message('warning', text),
			cooldown: cooldown * 1000,
		}),
	);
	// A kept page that is hidden asks nothing; shown again it goes on.
	useEffect(() => {
		void workbench.follow();
		return workbench.pause;
	}, [workbench]);
	return <BenchPanes info={info} workbench={workbench} />;
}
