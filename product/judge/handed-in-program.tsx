import { isPython } from '#app/programs/steps-button.tsx';
import type { ComponentProps } from '#generated/component-props.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { FetchedProblem } from './fetched-problem.tsx';
import { inputsNameWorlds, parseExamples } from './parse-examples.ts';

/** Loaded lazily, since most papers take no program. */
const ProgramRuns = lazyComponent(async () => (await import('./program-runs.tsx')).ProgramRuns);

/** Runs of a Python program that was handed in with a paper, with the samples of its problem; those that fail are walked step by step. */
export function HandedInProgram({ problemId, value: [language = '', ...lines] }: ComponentProps['judge#HandedInProgram']) {
	const { features } = useAccess();
	if (!features.seeing || !isPython(language)) return null;
	return (
		<FetchedProblem problemId={problemId}>
			{({ problem }) => {
				const samples = parseExamples(problem.examples);
				const worlds = inputsNameWorlds(problem) ? samples.map(({ input }) => input) : [];
				return <ProgramRuns code={lines.join('\n')} language={language} samples={samples} worlds={worlds} />;
			}}
		</FetchedProblem>
	);
}
