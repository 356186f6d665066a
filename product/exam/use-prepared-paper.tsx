import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { usePageCode } from '#src/pages/use-page-code.ts';
import type { ExamQuestion } from './exam-questions.ts';

/** Problems of the judge by their ids, as its workbench takes them. */
export type PreparedPrograms = Readonly<Record<string, unknown>>;

export interface PreparedPaper {
	/** Everything that the paper needs is on the device: it can be answered to the end without a network. */
	ready: boolean;
	programs: PreparedPrograms;
	/** Fetches the programs; draws nothing. */
	fetcher: ReactNode;
}

export const WORKBENCH = 'judge#Workbench';
const NONE: PreparedPrograms = {};

/** Fetches ahead, at the start, what questions would otherwise load when they are first opened: pictures, formulas, programs, the editor. */
export function usePreparedPaper(questions: readonly ExamQuestion[]): PreparedPaper {
	const [problemIds] = useState(() => questions.flatMap(({ question }) => question.problemId ?? []));
	const textsReady = usePreparedTexts(questions);
	const Workbench = useWorkbench(problemIds.length > 0);
	const [programs, setPrograms] = useState(NONE);
	return {
		ready: textsReady && problemIds.every((id) => id in programs),
		programs,
		fetcher: Workbench && <Workbench prepares={{ problemIds, onPrepared: setPrograms }} />,
	};
}

/** Runs `load` now, and again when the network is back, until it succeeds. */
function useUntilDone(load: () => Promise<unknown>): boolean {
	const [done, setDone] = useState(false);
	const run = useEffectEvent(() =>
		load().then(
			() => setDone(true),
			// The next `online` tries again.
			() => undefined,
		),
	);
	useEffect(() => {
		if (done) return;
		const again = (): void => void run();
		again();
		window.addEventListener('online', again);
		return () => window.removeEventListener('online', again);
	}, [done]);
	return done;
}

interface FetcherProps {
	prepares: { problemIds: readonly string[]; onPrepared: (programs: PreparedPrograms) => void };
}

function useWorkbench(needed: boolean): ComponentType<FetcherProps> | null {
	const { components } = usePageCode();
	const [Workbench, setWorkbench] = useState<ComponentType<FetcherProps> | null>(null);
	useUntilDone(async () => {
		if (!needed) return;
		const workbench = await components[WORKBENCH]?.();
		setWorkbench(() => workbench ?? null);
	});
	return Workbench;
}

/** The pictures stay referenced, so that the browser shows them again without asking the server. */
function usePreparedTexts(questions: readonly ExamQuestion[]): boolean {
	const pictures = useRef<HTMLImageElement[]>([]);
	return useUntilDone(async () => {
		const { toRichHtml } = await fetchCode(() => import('#src/ui/rich-text/rich-html.ts'));
		const drawn = await Promise.all([...new Set(textsOf(questions))].map((html) => toRichHtml(html, 'html')));
		const sources = [...new Set(drawn.flatMap(picturesOf))];
		pictures.current = sources.map((source) => Object.assign(new Image(), { src: source }));
		await Promise.all(pictures.current.map((picture) => picture.decode()));
	});
}

const textsOf = (questions: readonly ExamQuestion[]): string[] =>
	questions.flatMap(({ question, material }) => [
		question.stemHtml,
		...(question.options ?? []).map(({ html }) => html),
		...(material ? [material.html] : []),
	]);

const picturesOf = (html: string): string[] =>
	[...new DOMParser().parseFromString(html, 'text/html').images].flatMap((image) => image.getAttribute('src') ?? []);
