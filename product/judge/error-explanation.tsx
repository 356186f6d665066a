import { lazyCode } from '#src/lib/lazy-code.ts';
import { useLoad } from '#src/ui/use-load.ts';
import styles from './error-explanation.module.css';

/** The tables are large and most runs end well. */
export const loadExplainer = lazyCode(() => import('./errors/explain-errors.ts'));

/** The message of an engine, below what its errors mean. */
export function ErrorExplanation({ log, language }: { log: string; language: string }) {
	const loaded = useLoad(loadExplainer);
	const found = loaded && 'value' in loaded ? loaded.value.explainErrors(log, language) : [];
	return (
		<>
			{found.length > 0 && (
				<ul className={styles.reasons} aria-label="错在哪里">
					{found.map(({ line, what, look }) => (
						<li key={`${line} ${what}`}>
							<strong>
								{line !== null && `第 ${line} 行：`}
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

export const explainPython = (log: string) => <ErrorExplanation log={log} language="Python3" />;
