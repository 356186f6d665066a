import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { usePageState } from '#src/pages/use-page-state.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Icon } from '#src/ui/icons.tsx';
import styles from './search-box-block.module.css';

export function SearchBoxBlock({ block }: BlockProps<'search-box'>) {
	const scope = useScope();
	const { text, type, compose, commit } = useTypedText(block.binds);
	const placeholder = scope.text(block.placeholder);
	const onSubmit = (event: FormEvent): void => {
		event.preventDefault();
		commit(text);
	};
	return (
		<div className={styles.search}>
			{/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers of our list */}
			<form className={styles.box} role="search" onSubmit={onSubmit}>
				<span className={styles.icon}>
					<Icon name="search" />
				</span>
				<input
					className={styles.input}
					type="search"
					enterKeyHint="search"
					autoComplete="off"
					aria-label={scope.text(block.label) || placeholder || '搜索'}
					placeholder={placeholder}
					value={text}
					onChange={(event) => (isComposing(event.nativeEvent) ? compose : type)(event.target.value)}
					onCompositionEnd={(event) => type(event.currentTarget.value)}
				/>
				{text !== '' && (
					<button type="button" className={styles.clear} aria-label="清空" onClick={() => commit('')}>
						<Icon name="close" />
					</button>
				)}
			</form>
		</div>
	);
}

/** What stands in the field, and the way of it into page state: after a pause, or at once. */
function useTypedText(name: string) {
	const { debounce } = usePageEnvironment();
	const [value, setValue] = usePageState(name);
	const bound = String(value ?? '');
	const [typed, setTyped] = useState<{ text: string; settled: boolean } | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	// A pause that outlives the field must not change a page that has gone.
	useEffect(() => () => clearTimeout(timer.current), []);
	const commit = (text: string): void => {
		clearTimeout(timer.current);
		setTyped({ text, settled: true });
		// Words typed one after another are one search: back leaves it as a whole.
		setValue(text.trim(), { replace: bound !== '' });
	};
	const compose = (text: string): void => {
		clearTimeout(timer.current);
		setTyped({ text, settled: false });
	};
	const type = (text: string): void => {
		compose(text);
		timer.current = setTimeout(() => commit(text), debounce);
	};
	// A blank at the end stays while typing goes on, but a value that came from elsewhere wins.
	const shown = typed && (!typed.settled || typed.text.trim() === bound) ? typed.text : bound;
	return { text: shown, type, compose, commit };
}

/** Letters that an input method is still turning into characters are no search yet. */
const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true;
