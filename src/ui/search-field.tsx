import type { FormEvent } from 'react';
import * as texts from '#generated/messages/blocks/search.ts';
import { Icon } from './icons.tsx';
import styles from './search-field.module.css';
import type { useTypedText } from './use-typed-text.ts';

interface SearchFieldProps {
	name: string;
	placeholder: string;
	typed: ReturnType<typeof useTypedText>;
}

export function SearchField({ name, placeholder, typed: { text, commit, input } }: SearchFieldProps) {
	const onSubmit = (event: FormEvent): void => {
		event.preventDefault();
		commit(text);
	};
	return (
		<div className={styles.search}>
			{/* biome-ignore lint/a11y/useSemanticElements: some supported browsers lack <search> */}
			<form className={styles.box} role="search" aria-label={name} onSubmit={onSubmit}>
				<span className={styles.icon}>
					<Icon name="search" />
				</span>
				<input {...input} className={styles.input} type="search" enterKeyHint="search" aria-label={name} placeholder={placeholder} />
				{text !== '' && (
					<button type="button" className={styles.clear} aria-label={texts.clear} data-tooltip={texts.clear} onClick={() => commit('')}>
						<Icon name="close" />
					</button>
				)}
			</form>
		</div>
	);
}
