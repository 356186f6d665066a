import { useEffect, useState } from 'react';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import type { ProblemInfo } from './api-types.ts';
import { BenchPanes } from './bench-panes.tsx';
import { createProgramStore } from './programs.ts';
import { createWorkbench } from './workbench-store.ts';

export interface WorkbenchProps {
	info: ProblemInfo;
	/** Minimum seconds between two test runs, and between two submissions; 8 by default, as in HOJ. */
	cooldown?: number;
}

/** Statement, editor, trial runs and submission of a problem. The data is missing if the judge had to sign in again during the request. */
export function Workbench({ info, cooldown }: Partial<WorkbenchProps>) {
	return info?.problem ? <KnownProblem info={info} cooldown={cooldown ?? 8} /> : <EmptyNotice text="没有取到这道题，请刷新后再看" />;
}

function KnownProblem({ info, cooldown }: Required<WorkbenchProps>) {
	const { call, storage, message, now, useSession } = usePageEnvironment();
	const { user } = useSession();
	// Created once per page, so that refetching the problem keeps the program.
	const [workbench] = useState(() =>
		createWorkbench({
			info,
			call,
			programs: createProgramStore(storage, user.id, info.problem.problemId, now),
			warn: (text) => message('warning', text),
			cooldown: cooldown * 1000,
		}),
	);
	// Stops polling while the page is hidden.
	useEffect(() => {
		void workbench.follow();
		return workbench.pause;
	}, [workbench]);
	return <BenchPanes info={info} workbench={workbench} />;
}
