import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { subscribe } from 'valtio/vanilla';
import type { ComponentProps } from '#generated/component-props.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import type { ProblemInfo } from './api-types.ts';
import { BenchPanes, type BenchPanesProps } from './bench-panes.tsx';
import { FetchedProblem } from './fetched-problem.tsx';
import { PreparePrograms, type PrepareProgramsProps } from './prepare-programs.tsx';
import { createProgramStore } from './programs.ts';
import { createWorkbench, type Workbench as WorkbenchStore } from './workbench-store.ts';

type DeclaredProps = ComponentProps['judge#Workbench'];

/** Given by a feature that embeds the workbench. */
interface EmbeddingProps {
	/**
	 * Names what the program belongs to, such as an attempt at a paper. It then has drafts of its own, and nothing of practice is offered: no earlier
	 * submissions, and no submitting but by `submitTo`.
	 */
	scope?: string;
	/** The program to begin with instead of a draft of this browser. */
	initial?: Program | null;
	/** Called with every change of the program. `untouched`: it is empty, or the template of its language. */
	onProgram?: (program: Program & { untouched: boolean }) => void;
	/** Takes submitted programs instead of the judge's public list; the caller then shows the results. */
	submitTo?: (program: Program) => Promise<void>;
}

interface WorkbenchProps extends DeclaredProps, EmbeddingProps {
	/** Draws nothing, and fetches ahead what the workbench of these problems needs. */
	prepares?: PrepareProgramsProps;
	/** Fetches the problem instead of taking `info`. */
	problemId?: string;
}

interface Program {
	language: string;
	code: string;
}

/** Minimum seconds between two test runs, and between two submissions, as in HOJ. */
const COOLDOWN = 8;

/** Statement, editor, trial runs and submission of a problem. The data is missing if the judge had to sign in again during the request. */
export function Workbench({ info, problemId, cooldown, prepares, help, discusses, slots = {}, on, ...program }: WorkbenchProps): ReactNode {
	if (prepares) return <PreparePrograms {...prepares} />;
	if (problemId !== undefined) {
		return (
			<FetchedProblem problemId={problemId}>
				{(fetched) => <Workbench info={fetched} cooldown={cooldown ?? COOLDOWN} {...program} />}
			</FetchedProblem>
		);
	}
	return info?.problem ? (
		<KnownProblem
			info={info}
			cooldown={cooldown ?? COOLDOWN}
			slots={{ ...slots, help: help ? slots.help : undefined, discussion: discusses ? slots.discussion : undefined }}
			onShow={(side) => on?.shows?.(side)}
			{...program}
		/>
	) : (
		<EmptyNotice text="没有取到这道题，请刷新后再看" />
	);
}

interface KnownProblemProps extends EmbeddingProps {
	info: ProblemInfo;
	cooldown: number;
	slots: BenchPanesProps['slots'];
	onShow: BenchPanesProps['onShow'];
}

function KnownProblem({ info, cooldown, scope, initial, onProgram, submitTo, slots, onShow }: KnownProblemProps) {
	const { call, answers, invalidates } = useCalls();
	const { storage } = useKeptData();
	const { message } = useFeedback();
	const { now } = useClock();
	const { useSession } = useAccess();
	const { user } = useSession();
	const submit = useRef(submitTo);
	useLayoutEffect(() => {
		submit.current = submitTo;
	}, [submitTo]);
	// Created once per page, so that refetching the problem keeps the program.
	const [workbench] = useState(() =>
		createWorkbench({
			info,
			call,
			programs: createProgramStore(storage, user.id, scope ? `${info.problem.problemId}-${scope}` : info.problem.problemId, now),
			apart: scope !== undefined,
			now,
			warn: (text) => message('warning', text),
			cooldown: cooldown * 1000,
			// Submitting alone changes nothing yet: lists and lessons follow the verdict.
			onJudged: () => answers.invalidate(invalidates('judge.submitProblemJudge')),
			...(submitTo && { submitTo: async (program: Program) => submit.current?.(program) }),
		}),
	);
	useProgram(workbench, initial ?? null, onProgram);
	// Stops polling while the page is hidden.
	useEffect(() => {
		void workbench.follow();
		return workbench.pause;
	}, [workbench]);
	return <BenchPanes info={info} workbench={workbench} slots={slots} onShow={onShow} />;
}

const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');

const isUntouched = (code: string, template: string): boolean => ['', withoutSpace(template)].includes(withoutSpace(code));

function useProgram(
	{ state, template, changeLanguage, replace }: WorkbenchStore,
	initial: Program | null,
	onProgram: EmbeddingProps['onProgram'],
): void {
	const tell = useEffectEvent(() => {
		const { language, code } = state;
		onProgram?.({ language, code, untouched: isUntouched(code, template()) });
	});
	const begin = useEffectEvent(() => {
		if (!initial) return;
		if (initial.language !== state.language) changeLanguage(initial.language);
		if (initial.code !== state.code) replace(initial.code);
	});
	useEffect(() => {
		begin();
		return subscribe(state, tell);
	}, [state]);
}
