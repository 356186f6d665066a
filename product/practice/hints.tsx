import { useState } from 'react';
import type { Question } from '#app/question/api-types.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './question-card.module.css';

/** Hints one at a time, from vague to plain. The server records how many were taken. */
export function Hints({ question: { id, hintCount = 0 } }: { question: Question }) {
	const { call } = useCalls();
	const [hints, setHints] = useState<readonly string[]>([]);
	if (hintCount === 0) return null;
	const take = async (): Promise<void> => {
		const outcome = await call('main.questionHintTake', { questionId: id, no: hints.length + 1 });
		if (outcome.ok) setHints(outcome.data.hints);
	};
	const left = hintCount - hints.length;
	return (
		<section className={styles.hints} aria-label="提示">
			<div role="status">
				{hints.length > 0 && (
					<ol>
						{hints.map((hint) => (
							<li key={hint}>{hint}</li>
						))}
					</ol>
				)}
			</div>
			{left > 0 ? (
				<Button
					kind="text"
					icon="question"
					label={hints.length === 0 ? '给我一点提示' : `再来一条提示（还有 ${left} 条）`}
					tooltip="用过提示再答对，不算连对"
					onPress={take}
				/>
			) : (
				<small className="note">提示都在这里了。用过提示再答对，不算连对。</small>
			)}
		</section>
	);
}
