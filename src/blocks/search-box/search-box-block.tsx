import type { FormEvent } from 'react';
import * as texts from '#generated/messages/blocks/search.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { usePageState, useTypedAs } from '#src/pages/use-page-state.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Icon } from '#src/ui/icons.tsx';
import { typingAttributes } from '#src/ui/typing-attributes.ts';
import { useTypedText } from '#src/ui/use-typed-text.ts';
import styles from './search-box-block.module.css';

export function SearchBoxBlock({ block }: BlockProps<'search-box'>) {
	const scope = useScope();
	const typedAs = useTypedAs(block.binds);
	const { text, commit, input } = useTypedText(usePageState(block.binds), useClock().debounce, typedAs);
	const placeholder = scope.text(block.placeholder);
	const name = scope.text(block.label) || placeholder || texts.search;
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
				<input
					className={styles.input}
					autoComplete="off"
					{...typingAttributes(typedAs)}
					type="search"
					enterKeyHint="search"
					aria-label={name}
					placeholder={placeholder}
					{...input}
				/>
				{text !== '' && (
					<button type="button" className={styles.clear} aria-label={texts.clear} data-tooltip={texts.clear} onClick={() => commit('')}>
						<Icon name="close" />
					</button>
				)}
			</form>
		</div>
	);
}
