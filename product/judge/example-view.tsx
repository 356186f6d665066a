import { useState } from 'react';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { DrawnPicture, isDrawing } from './drawing-output.tsx';
import type { Example } from './parse-examples.ts';
import styles from './workbench.module.css';

export function ExampleView({ title, example, onTry }: { title: string; example: Example; onTry: () => void }) {
	return (
		<section aria-label={title}>
			<div className={styles.exampleHead}>
				<h2 className={styles.heading}>{title}</h2>
				<Button label="用它试运行" kind="text" icon="play" onPress={onTry} />
			</div>
			<div className={styles.pair}>
				<Text title="输入" of={title} text={example.input} />
				{isDrawing(example.output) ? <Drawing drawing={example.output} /> : <Text title="输出" of={title} text={example.output} />}
			</div>
		</section>
	);
}

const Drawing = ({ drawing }: { drawing: string }) => (
	<div className={styles.text}>
		<div className={styles.textHead}>
			<span>画面</span>
		</div>
		<DrawnPicture drawing={drawing} label="应该的画面" />
	</div>
);

function Text({ title, of, text }: { title: string; of: string; text: string }) {
	const { message } = useFeedback();
	const [copied, setCopied] = useState(false);
	const copy = async (): Promise<void> => {
		try {
			await navigator.clipboard.writeText(text);
			setCopied(true);
		} catch {
			message('warning', '浏览器不让复制，请选中文字后按 Ctrl+C');
		}
	};
	return (
		<div className={styles.text}>
			<div className={styles.textHead}>
				<span>{title}</span>
				<button type="button" className={styles.copy} aria-label={`复制${of}的${title}`} onClick={() => void copy()}>
					<ButtonLabel text={copied ? '已复制' : '复制'} />
				</button>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
			<pre className={styles.lines} tabIndex={0}>
				{text}
			</pre>
		</div>
	);
}
