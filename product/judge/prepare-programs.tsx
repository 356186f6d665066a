import { useEffect, useEffectEvent } from 'react';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { type Calls, useCalls } from '#src/pages/use-calls.ts';
import type { ProblemInfo } from './api-types.ts';
import { LANGUAGES, loadLint, loadTools } from './editor/load-parts.ts';
import { familyOf, languagesOf } from './languages.ts';
import { inputsNameWorlds } from './parse-examples.ts';

type ProblemsById = Readonly<Record<string, ProblemInfo>>;

export interface PrepareProgramsProps {
	problemIds: readonly string[];
	/** Called once all problems and the code of the editor are on the device, so that they open without a network. */
	onPrepared: (problems: ProblemsById) => void;
}

/** Fetches ahead what the workbench of these problems needs. It draws nothing, and tries again when the network is back. */
export function PreparePrograms({ problemIds, onPrepared }: PrepareProgramsProps) {
	const { call } = useCalls();
	const prepare = useEffectEvent(async (): Promise<void> => {
		// The judge gives none in the answer that signs in again.
		const problems = (await fetchProblems(call, problemIds)) ?? (await fetchProblems(call, problemIds));
		if (problems && (await fetchEditor(problems))) onPrepared(problems);
	});
	useEffect(() => {
		void prepare();
		const again = (): void => void prepare();
		window.addEventListener('online', again);
		return () => window.removeEventListener('online', again);
	}, []);
	return null;
}

/** Null if one of them fails. */
async function fetchProblems(call: Calls['call'], problemIds: readonly string[]): Promise<ProblemsById | null> {
	const answers = await Promise.all(
		problemIds.map((problemId) => call('judge.getProblemDetail', { problemId }, { quiet: true, kept: true })),
	);
	const infos = answers.flatMap((answer) => (answer.ok && answer.data.problem ? [answer.data] : []));
	return infos.length === problemIds.length ? Object.fromEntries(infos.map((info) => [info.problem.problemId, info])) : null;
}

/** The same chunks as the editor loads when it is used: a loaded chunk opens without a network. */
async function fetchEditor(problems: ProblemsById): Promise<boolean> {
	const infos = Object.values(problems);
	const editors = new Set(infos.flatMap(languagesOf).map((name) => familyOf(name).editor));
	const parts = [
		fetchCode(() => import(/* webpackChunkName: "code-editor" */ './editor/code-editor.tsx')),
		loadTools(),
		loadLint(),
		...[...editors].map((editor) => (editor === 'blocks' ? fetchBlocks() : LANGUAGES[editor]())),
		...infos.map(drawStatement),
		...(infos.some(({ problem }) => inputsNameWorlds(problem)) ? [fetchWorlds()] : []),
	];
	return Promise.all(parts).then(
		() => true,
		() => false,
	);
}

const fetchBlocks = () => fetchCode(() => import(/* webpackChunkName: "block-editor" */ './editor/program-blocks.tsx'));

const fetchWorlds = () => fetchCode(() => import(/* webpackChunkName: "robot" */ '#app/robot/world-select.tsx'));

/** Drawing it loads the parser, and the code for formulas and colours if it needs them. */
async function drawStatement({ problem: { description, input, output, hint } }: ProblemInfo): Promise<void> {
	const { toRichHtml } = await fetchCode(() => import('#src/ui/rich-text/rich-html.ts'));
	await Promise.all([description, input, output, hint].map((text) => (text ? toRichHtml(text, 'markdown') : '')));
}
