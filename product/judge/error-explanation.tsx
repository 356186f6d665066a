import { useBlockLines } from '#app/blocks/use-block-lines.ts';
import { lazyCode } from '#src/lib/lazy-code.ts';
import { useLoad } from '#src/ui/use-load.ts';
import styles from './error-explanation.module.css';

/** The tables are large and most runs end well. */
export const loadExplainer = lazyCode(() => import('./errors/explain-errors.ts'));

interface ErrorExplanationProps {
	log: string;
	language: string;
	/** The program, whose blocks are named. */
	code: string;
}

/** The message of an engine, below what its errors mean. */
export function ErrorExplanation({ log, language, code }: ErrorExplanationProps) {
	const blocks = useBlockLines(code);
	const loaded = useLoad(loadExplainer);
	const found = loaded && 'value' in loaded ? loaded.value.explainErrors(log, language) : [];
	return (
		<>
			{found.length > 0 && (
				<ul className={styles.reasons} aria-label="错在哪里">
					{found.map(({ line, what, look }) => (
						<li key={`${line} ${what}`}>
							<strong>
								{line !== null && `${blocks?.sayLine(line) ?? `第 ${line} 行`}：`}
								{what}
							</strong>
							<span>{look}</span>
						</li>
					))}
				</ul>
			)}
			<pre className={styles.log}>{log}</pre>
		</>
	);
}

export const explainPython = (log: string, code: string) => <ErrorExplanation log={log} language="Python3" code={code} />;
