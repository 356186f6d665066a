import { useId, useState } from 'react';
import type { InputOf } from '#generated/api/operations.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import type { PracticeResult } from './api-types.ts';
import styles from './question-card.module.css';

const SAVE = 'main.questionMistakeSave';

/** The dictionary lists the same values. */
type Reason = NonNullable<InputOf<typeof SAVE>['reason']>;

/** Why the answer was wrong, as the student sees it; kept in the wrong-answer book. */
export function MistakeReasons({ result: { questionId, mine } }: { result: PracticeResult }) {
	const { call, answers, invalidates } = useCalls();
	const [chosen, setChosen] = useState(mine.reason ?? null);
	const name = useId();
	const reasons = useDictionaries().items('mistake_reason');
	if (reasons.length === 0) return null;
	const choose = async (reason: Reason): Promise<void> => {
		const before = chosen;
		setChosen(reason);
		const outcome = await call(SAVE, { questionId, reason });
		if (outcome.ok) answers.invalidate(invalidates(SAVE));
		else setChosen(before);
	};
	return (
		<fieldset className={styles.reasons} data-own-keys>
			<legend>这次为什么没答对？</legend>
			{reasons.map(({ value, label }) => (
				<label key={value} className={styles.reason}>
					<input type="radio" name={name} checked={chosen === value} onChange={() => void choose(value as Reason)} />
					<span>{label}</span>
				</label>
			))}
		</fieldset>
	);
}
