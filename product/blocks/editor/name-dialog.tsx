import { type FormEvent, useId, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import styles from './block-editor.module.css';

export interface AskedName {
	question: string;
	/** Initial text of the field. */
	name: string;
	/** Null if the user gives none. */
	answer: (name: string | null) => void;
}

interface NameDialogProps {
	asked: AskedName;
	onClose: () => void;
}

/** In characters. */
const LONGEST = 30;

/** Asks for the name of a variable or a function. */
export function NameDialog({ asked: { question, name: first, answer }, onClose }: NameDialogProps) {
	const id = useId();
	const [name, setName] = useState(first);
	const close = (given: string | null): void => {
		onClose();
		answer(given);
	};
	const send = (event: FormEvent): void => {
		event.preventDefault();
		if (name.trim() !== '') close(name.trim());
	};
	return (
		<DialogFrame title="起个名字" look="dialog" width={360} onClose={() => close(null)} mayDiscard={async () => true}>
			<form className={styles.name} onSubmit={send}>
				<label htmlFor={id}>{question}</label>
				<input id={id} className="field" maxLength={LONGEST} value={name} onChange={(event) => setName(event.target.value)} />
				<Button label="好" kind="primary" type="submit" resting={name.trim() === ''} />
			</form>
		</DialogFrame>
	);
}
