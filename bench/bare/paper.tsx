/** A paper of 120 choice questions in bare React: one question, a palette of all; every key renders the whole page. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const questions = Array.from({ length: 120 }, (_, index) => ({ no: index + 1, options: ['A', 'B', 'C', 'D'] }));

function Paper() {
	const [index, setIndex] = useState(0);
	const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({});
	useEffect(() => {
		const onKey = ({ key }: KeyboardEvent): void => {
			const letter = key.toUpperCase();
			if ('ABCD'.includes(letter)) setAnswers((before) => ({ ...before, [index]: letter }));
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, [index]);
	return (
		<>
			<h2>第 {index + 1} 题</h2>
			<fieldset>
				<legend>选一项</legend>
				{questions[index]?.options.map((option) => (
					<label key={option}>
						<input
							type="radio"
							name="option"
							checked={answers[index] === option}
							onChange={() => setAnswers({ ...answers, [index]: option })}
						/>
						{option}
					</label>
				))}
			</fieldset>
			<ol>
				{questions.map(({ no }) => (
					<li key={no}>
						<button type="button" aria-current={no === index + 1} data-state={answers[no - 1]} onClick={() => setIndex(no - 1)}>
							{no}
						</button>
					</li>
				))}
			</ol>
		</>
	);
}

performance.mark('begun');
createRoot(document.body.appendChild(document.createElement('div'))).render(<Paper />);
