import '#src/ui/rich-text/program-colours.css';
import { useEffect, useRef } from 'react';
import { scrollWithin } from '#app/programs/scroll-within.ts';
import { useHighlighter } from '#app/programs/use-highlighter.ts';
import { Button } from '#src/ui/button.tsx';
import type { PythonLine } from '../to-python.ts';
import styles from './block-editor.module.css';

interface PythonPanelProps {
	id: string;
	lines: readonly PythonLine[];
	/** Line of the selected block, from 1. */
	selected: number | null;
	/** Called with the id of the block of a pressed line. */
	onBlock: (id: string) => void;
	/** Goes on in Python. Null where Python is not taken. */
	onContinue: (() => void) | null;
}

/** The Python that the blocks mean. */
export function PythonPanel({ id, lines, selected, onBlock, onContinue }: PythonPanelProps) {
	const list = useRef<HTMLOListElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: follows the selected block
	useEffect(() => {
		const current = list.current?.querySelector<HTMLElement>('[aria-current]');
		if (list.current && current) scrollWithin(list.current, current);
	}, [selected]);
	return (
		<section id={id} className={styles.python} aria-label="积木的 Python">
			{onContinue && <Button label="改用 Python 写下去" kind="text" opensDialog onPress={onContinue} />}
			{lines.length === 0 && <p className="muted">把积木接在“开始”下面，这里就有 Python</p>}
			<ol ref={list} className={styles.lines}>
				{lines.map(({ text, block }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
					<li key={index} aria-current={index + 1 === selected || undefined}>
						{block === null ? (
							<LineText text={text} />
						) : (
							<button type="button" onClick={() => onBlock(block)}>
								<LineText text={text} />
							</button>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}

function LineText({ text }: { text: string }) {
	const html = useHighlighter()(text, 'python');
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes the program and only adds spans
	return html === null ? <code>{text}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />;
}
