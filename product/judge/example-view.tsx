import { useState } from 'react';
import { ShownWorld } from '#app/robot/shown-world.tsx';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { DrawnPicture, isDrawing } from './drawing-output.tsx';
import type { Example } from './parse-examples.ts';
import styles from './workbench.module.css';

interface ExampleViewProps {
	title: string;
	example: Example;
	/** Its input names a world of a robot. */
	inWorlds: boolean;
	onTry: () => void;
}

export function ExampleView({ title, example, inWorlds, onTry }: ExampleViewProps) {
	return (
		<section aria-label={title}>
			<div className={styles.exampleHead}>
				<h2 className={styles.heading}>{title}</h2>
				<Button label="用它试运行" kind="text" icon="play" onPress={onTry} />
			</div>
			{inWorlds ? <ShownWorld name={example.input} says="task" /> : <Texts title={title} example={example} />}
		</section>
	);
}

const Texts = ({ title, example: { input, output } }: Pick<ExampleViewProps, 'title' | 'example'>) => (
	<div className={styles.pair}>
		<Text title="输入" of={title} text={input} />
		{isDrawing(output) ? <Drawing drawing={output} /> : <Text title="输出" of={title} text={output} />}
	</div>
);

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
