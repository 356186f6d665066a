import { Suspense, use, useEffect, useState } from 'react';
import type { Result } from '#src/http/result.ts';
import { loadComponent } from '#src/pages/load-component.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './exam-desk.module.css';
import type { ExamQuestion } from './exam-questions.ts';

const WORKBENCH = 'features/judge#Workbench';

interface ProgramAnswerProps {
	attemptId: string;
	question: ExamQuestion['question'];
	value: readonly string[];
	disabled: boolean;
	onChange: (value: readonly string[]) => void;
}

/** The workbench of the judge in place, apart from practice: programs are only run, and judged once the paper is handed in. The answer is the language and the program as they were typed last. */
export function ProgramAnswer({ attemptId, question, value, disabled, onChange }: ProgramAnswerProps) {
	const { info, failure, retry } = useProblem(question.problemId ?? '');
	if (failure !== null) return <ErrorNotice message={failure} onRetry={retry} />;
	if (!info) return <Skeleton shape="lines" />;
	const [language, code] = value;
	return (
		<div className={styles.program} inert={disabled}>
			<Suspense fallback={<Skeleton shape="lines" />}>
				<Bench
					info={info}
					scope={`attempt-${attemptId}`}
					initial={language !== undefined && code !== undefined ? { language, code } : null}
					onProgram={(program) => {
						if (program.language !== language || program.code !== code) onChange([program.language, program.code]);
					}}
				/>
			</Suspense>
		</div>
	);
}

interface BenchProps {
	info: unknown;
	scope: string;
	initial: { language: string; code: string } | null;
	onProgram: (program: { language: string; code: string }) => void;
}

function Bench(props: BenchProps) {
	const { components } = usePageEnvironment();
	const loader = components[WORKBENCH];
	if (!loader) throw new Error(`The component ${WORKBENCH} is not in components.yaml.`);
	const Workbench = use(loadComponent(loader));
	return <Workbench {...props} />;
}

function useProblem(problemId: string) {
	const { call } = usePageEnvironment();
	const [answer, setAnswer] = useState<Result<unknown> | null>(null);
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `tries` calls again
	useEffect(() => {
		let gone = false;
		setAnswer(null);
		void call('judge.getProblemDetail', { problemId }, { quiet: true }).then((result) => gone || setAnswer(result));
		return () => {
			gone = true;
		};
	}, [call, problemId, tries]);
	return {
		info: answer?.ok ? answer.data : null,
		failure: answer && !answer.ok ? answer.error.message || '题目没有取到' : null,
		retry: () => setTries((count) => count + 1),
	};
}
