import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EngineProgressBar } from './engine-progress.tsx';
import { PictureView } from './picture-view.tsx';
import { Ask, Ending, Output } from './run-output.tsx';
import { useWalk } from './use-walk.ts';

interface RunViewProps {
	code: string;
	/** Shows the message of an error and what it means. */
	explain: (log: string) => ReactNode;
}

/** A run of a Python program in the page: what it draws and prints. It asks for the lines that it reads. */
export function RunView({ code, explain }: RunViewProps) {
	const { walk, answer } = useWalk({ code, input: '', interactive: true });
	const field = useRef<HTMLInputElement>(null);
	// A press starts the run, so the user waits for the question; the field of the one before is gone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each run that asks has a field of its own
	useEffect(() => field.current?.focus(), [walk]);
	if (walk.state === 'failed') return <ErrorNotice message={walk.text} onRetry={walk.onRetry} />;
	if (walk.state === 'starting')
		return (
			<>
				<EngineProgressBar />
				<Skeleton shape="panel" />
			</>
		);
	const { program } = walk;
	return (
		<>
			{program.marks.length > 0 && <PictureView marks={program.marks} step={program.steps.length} />}
			<Output text={program.result.stdout} />
			{program.asks ? <Ask field={field} onAnswer={answer} /> : <Ending program={program} explain={explain} />}
		</>
	);
}
