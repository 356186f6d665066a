/** The programs of a text that can be run, changed and walked where they stand. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { BLOCKS, BLOCKS_MARK, hasBlocks, pythonIn } from '#app/blocks/block-language.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { useKept } from '#src/pages/use-kept.ts';
import { CopyProgram } from './copy-program.tsx';
import { LessonProgram } from './lesson-program.tsx';

interface LessonProgramsProps {
	/** Id of the file, under which changed programs are kept. */
	lesson: string;
	/** Each contains one `code[data-run]`. */
	programs: readonly HTMLElement[];
}

/** Only the program that was started last runs, and shows its output. */
export function LessonPrograms({ lesson, programs }: LessonProgramsProps) {
	const { features } = useAccess();
	const kept = useKept(`lesson ${lesson}`, parsePrograms);
	const [run, setRun] = useState({ index: -1, count: 0, code: '' });
	const places = usePlaces(programs);
	// The text is not of React.
	useLayoutEffect(() => programs.forEach(hideBlocks), [programs]);
	return programs.map((program, index) => {
		const place = places.get(program);
		if (!place) return null;
		const language = languageOf(program);
		const original = (program.textContent ?? '').replace(/\n$/, '');
		const keep = (code: string): void => {
			const { [index]: _before, ...others } = kept.value ?? {};
			const next = code === original ? others : { ...others, [index]: code };
			kept.keep(Object.keys(next).length > 0 ? next : null);
		};
		const view =
			features.seeing && language !== null ? (
				<LessonProgram
					language={language}
					lessonProgram={program}
					world={worldIn(program)}
					original={original}
					changed={kept.value?.[index] ?? null}
					run={run.index === index ? run : null}
					onChange={keep}
					onRun={(code) => setRun({ index, count: run.count + 1, code })}
				/>
			) : (
				<CopyProgram code={pythonIn(original)} />
			);
		return createPortal(view, place, String(index));
	});
}

/** By the number of the program in its text. */
type KeptPrograms = Readonly<Record<number, string>>;

function parsePrograms(kept: Readonly<Record<string, unknown>>): KeptPrograms {
	return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The language of a program that runs in the page; null for others. */
function languageOf(program: HTMLElement): string | null {
	if (program.querySelector('.language-blocks')) return hasBlocks(program.textContent ?? '') ? BLOCKS : 'Python3';
	return program.querySelector('.language-python, .language-py') ? 'Python3' : null;
}

/** The world of a robot, which the mark of the program names: `run world=maze`. */
const worldIn = (program: HTMLElement): string | undefined => /^world=(.+)/.exec(program.querySelector('code')?.dataset.run ?? '')?.[1];

/** The comment with the blocks is long, and says nothing to readers. */
function hideBlocks(program: HTMLElement): void {
	const text = program.querySelector('.language-blocks')?.firstChild;
	const at = text instanceof Text ? text.data.lastIndexOf(BLOCKS_MARK) : -1;
	if (!(text instanceof Text) || at < 0) return;
	const comment = document.createElement('span');
	comment.hidden = true;
	comment.append(text.splitText(at));
	text.after(comment);
}

/** Below the programs that have come near the screen: a text may hold hundreds. */
function usePlaces(programs: readonly HTMLElement[]): ReadonlyMap<Element, HTMLElement> {
	const [places, setPlaces] = useState<ReadonlyMap<Element, HTMLElement>>(new Map());
	// The text is not of React.
	useEffect(() => {
		const made = new Map<Element, HTMLElement>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (!isIntersecting) continue;
					observer.unobserve(target);
					const place = document.createElement('div');
					target.after(place);
					made.set(target, place);
				}
				setPlaces(new Map(made));
			},
			{ rootMargin: '100%' },
		);
		for (const program of programs) observer.observe(program);
		return () => {
			observer.disconnect();
			for (const place of made.values()) place.remove();
		};
	}, [programs]);
	return places;
}
