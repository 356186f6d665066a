import { useCallback } from 'react';
import { useSnapshot } from 'valtio/react';
import { type BlockLimits, needsBlocks } from '#app/blocks/block-language.ts';
import { printPage } from '#src/lib/print-page.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { ProblemInfo } from './api-types.ts';
import { isDrawing } from './drawing-output.tsx';
import { ExampleView } from './example-view.tsx';
import { limitFactor } from './languages.ts';
import type { Example } from './parse-examples.ts';
import { difficultyLabel } from './verdicts.ts';
import styles from './workbench.module.css';
import type { Workbench } from './workbench-store.ts';

export interface StatementProps {
	info: ProblemInfo;
	workbench: Workbench;
	onTry: (example: Example) => void;
}

/** The problem statement: Markdown with embedded HTML, or pure HTML. */
export function Statement({ info, workbench, onTry }: StatementProps) {
	const { problem, tags } = info;
	const { language } = useSnapshot(workbench.state);
	const factor = limitFactor(language);
	const dictionaries = useDictionaries();
	const isDrawn = workbench.examples.some(({ output }) => isDrawing(output));
	return (
		<article>
			<div className={styles.titleLine}>
				<h1 className={styles.title}>
					<span className={styles.number}>{problem.problemId}</span> {problem.title}
				</h1>
				{!workbench.apart && <Button label="打印" icon="print" kind="text" onPress={printPage} />}
			</div>
			<p className={styles.facts}>
				<Badge {...difficultyLabel(problem.difficulty, dictionaries)} />
				{tags.map(({ id, name }) => (
					<Badge key={id} label={name} tone="mute" />
				))}
			</p>
			<p className={styles.facts}>
				时间限制 {problem.timeLimit * factor} ms · 内存限制 {problem.memoryLimit * factor} MB
				{factor > 1 && `（${language} 的限制是 C/C++ 的 ${factor} 倍）`}
				{problem.isFileIO && ` · 文件读写：${problem.ioReadFileName ?? ''} → ${problem.ioWriteFileName ?? ''}`}
			</p>
			{isDrawn && (
				<p className={styles.note}>
					{problem.drawing
						? `这道题看画面判分：画线的先后、方向、分成几笔都不影响，位置相差不超过 ${problem.drawing.tolerance} 步就算对。`
						: NO_DRAWINGS}
				</p>
			)}
			{workbench.inWorlds && <p className={styles.note}>{ROBOT_NOTE}</p>}
			{needsBlocks(problem.blocks) && <p className={styles.note}>{blockNote(problem.blocks)}</p>}
			<Part title="题目描述" text={problem.description} />
			<Part title="输入格式" text={problem.input} />
			<Part title="输出格式" text={problem.output} />
			{workbench.examples.map((example, index) => (
				<ExampleView
					// biome-ignore lint/suspicious/noArrayIndexKey: the samples are static
					key={index}
					title={`样例 ${index + 1}`}
					example={example}
					inWorlds={workbench.inWorlds}
					onTry={() => onTry(example)}
				/>
			))}
			{problem.hint && (
				<details className={styles.hint}>
					<summary>补充说明</summary>
					<Text text={problem.hint} />
				</details>
			)}
		</article>
	);
}

function blockNote({ most, without }: BlockLimits): string {
	const limit = most === undefined ? '' : `，最多 ${most} 块`;
	const forbidden = without === undefined ? '' : '，有几种积木这次不在积木盒里';
	return `这道题用积木来做${limit}${forbidden}。`;
}

/** Of a judge without our extension. */
const NO_DRAWINGS = '这道题要画一幅画，现在的判题机不会看画面。可以用“一步一步看”自己画出来，和样例的画面比一比。';

const ROBOT_NOTE = '这道题看机器人走得对不对：只在这里能运行和判分，别的判题机不认识机器人。';

function Part({ title, text }: { title: string; text: string | null }) {
	if (!text) return null;
	return (
		<section>
			<h2 className={styles.heading}>{title}</h2>
			<Text text={text} />
		</section>
	);
}

function Text({ text }: { text: string }) {
	const { baseOf } = useCalls();
	// The judge refers to pictures and files by a path on its own server.
	const place = useCallback((path: string) => (path.startsWith('/api/') ? baseOf('judge') + path : path), [baseOf]);
	return <RichText content={text} format="markdown" place={place} />;
}
