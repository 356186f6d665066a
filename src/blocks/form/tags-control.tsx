import { type KeyboardEvent, useState } from 'react';
import * as texts from '#generated/messages/blocks/form.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { ControlProps } from './control-props.ts';
import { FieldLabel } from './field-label.tsx';
import styles from './tags-control.module.css';

const SEPARATORS = /[,，、;；\n\t]+/;

/** List of texts: Enter, a comma or blur adds the current input. */
export function TagsControl({ value, onChange, placeholder, ...control }: ControlProps & { placeholder: string }) {
	const { id, name, label, required, describedBy, invalid } = control;
	const [text, setText] = useState('');
	const tags = Array.isArray(value) ? value.map(String) : [];
	const add = (typed: string): void => {
		const words = typed.split(SEPARATORS).map((word) => word.trim());
		const fresh = [...new Set(words)].filter((word) => word !== '' && !tags.includes(word));
		if (fresh.length > 0) onChange([...tags, ...fresh]);
		setText('');
	};
	const remove = (tag: string): void => onChange(tags.filter((each) => each !== tag));
	const onKeyDown = (event: KeyboardEvent): void => {
		// During composition, Enter and Backspace belong to the input method.
		if (event.nativeEvent.isComposing) return;
		const last = tags.at(-1);
		if (event.key === 'Enter' && text.trim() !== '') {
			event.preventDefault();
			add(text);
		} else if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
	};
	return (
		<>
			<label className="muted" htmlFor={id}>
				<FieldLabel label={label} required={required} />
			</label>
			<div className={styles.box} data-invalid={invalid || undefined}>
				<ul className={styles.tags} aria-label={texts.entered({ label })}>
					{tags.map((tag) => (
						<li key={tag} className={styles.tag}>
							{tag}
							<button type="button" className={styles.remove} aria-label={texts.removeTag({ tag })} onClick={() => remove(tag)}>
								<Icon name="close" />
							</button>
						</li>
					))}
				</ul>
				<input
					id={id}
					name={name}
					className={styles.input}
					autoComplete="off"
					enterKeyHint="enter"
					placeholder={tags.length === 0 ? placeholder || texts.enterKey : ''}
					value={text}
					aria-required={required || undefined}
					aria-invalid={invalid || undefined}
					aria-describedby={describedBy}
					onChange={(event) => (SEPARATORS.test(event.target.value) && !isComposing(event.nativeEvent) ? add : setText)(event.target.value)}
					onCompositionEnd={(event) => SEPARATORS.test(event.currentTarget.value) && add(event.currentTarget.value)}
					onKeyDown={onKeyDown}
					onBlur={() => add(text)}
				/>
			</div>
		</>
	);
}

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;
