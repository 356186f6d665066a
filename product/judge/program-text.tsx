import '#src/ui/rich-text/program-colours.css';
import { useMemo, useState } from 'react';
import { hasBlocks, judgedAs, pythonIn } from '#app/blocks/block-language.ts';
import { ShownBlocks } from '#app/blocks/shown-blocks.tsx';
import { useBlockLines } from '#app/blocks/use-block-lines.ts';
import { useHighlighter } from '#app/programs/use-highlighter.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { readAnswer } from './answer-with-blocks.ts';
import { CopyProgram } from './copy-program.tsx';
import { familyOf } from './languages.ts';
import styles from './submission-view.module.css';
import { TabRow } from './tab-row.tsx';

const FORMS = { blocks: '积木', python: 'Python' } as const;

/** A program to read: one of blocks as blocks and as their Python. */
export function ProgramText({ code, language }: ComponentProps['judge#ProgramText']) {
	const { words, program } = readAnswer(code);
	const shown = program ?? code;
	const lines = useBlockLines(shown);
	const [form, setForm] = useState<keyof typeof FORMS>('blocks');
	if (lines === undefined) return <Skeleton shape="lines" />;
	return (
		<>
			<div className={styles.copy}>
				{lines && <TabRow label="程序的样子" tabs={FORMS} chosen={form} onChoose={setForm} />}
				<CopyProgram code={pythonIn(shown)} />
			</div>
			{program !== null && words !== '' && <WrittenText code={words} language={language} />}
			{!lines && hasBlocks(shown) && <p className="note">这份 Python 和它的积木对不上，可能是后来改过，所以只看 Python</p>}
			{lines && form === 'blocks' ? (
				<ShownBlocks code={shown} />
			) : (
				<WrittenText code={pythonIn(shown)} language={hasBlocks(shown) ? judgedAs(language) : language} />
			)}
		</>
	);
}

function WrittenText({ code, language }: ComponentProps['judge#ProgramText']) {
	const highlight = useHighlighter();
	const html = useMemo(() => highlight(code, familyOf(language).editor), [highlight, code, language]);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
		<pre className={styles.text} tabIndex={0}>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes the program and only adds spans */}
			{html === null ? <code>{code}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
		</pre>
	);
}
