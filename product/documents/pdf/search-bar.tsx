import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import styles from '../documents.module.css';
import { Tool } from '../tools.tsx';
import pdfStyles from './pdf.module.css';
import type { Search } from './use-search.ts';

export interface SearchBarProps {
	field: RefObject<HTMLInputElement | null>;
	search: Search;
	page: number;
	onClose: () => void;
}

export function SearchBar({ field, search, page, onClose }: SearchBarProps) {
	const [words, setWords] = useState('');
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		if (words.trim() === search.words) search.turn(1);
		else void search.find(words.trim(), page);
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key === 'Escape') onClose();
		else if (event.key === 'Enter' && event.shiftKey) search.turn(-1);
		else return;
		event.preventDefault();
	};
	const none = search.count === 0;
	return (
		// biome-ignore lint/a11y/useSemanticElements: not every screen reader supports the search element yet
		<form className="row" role="search" aria-label="在文件中查找" onSubmit={submit} onKeyDown={onKeyDown}>
			<input
				ref={field}
				className={pdfStyles.words}
				type="search"
				aria-label="要查找的文字"
				placeholder="输入文字，按回车查找"
				// biome-ignore lint/a11y/noAutofocus: the user opened the search bar to type
				autoFocus
				value={words}
				onChange={(event) => setWords(event.target.value)}
			/>
			<span className={styles.group}>
				<Tool label="上一处" icon="chevron-up" disabled={none} onPress={() => search.turn(-1)} />
				<Tool label="下一处" icon="chevron-down" disabled={none} onPress={() => search.turn(1)} />
				<Tool label="关闭查找" icon="close" onPress={onClose} />
			</span>
			<span className="note" role="status">
				{statusOf(search)}
			</span>
		</form>
	);
}

function statusOf({ words, running, count, index }: Search): string {
	if (running) return '正在查找…';
	if (words === '') return '';
	return count === 0 ? `没有找到“${words}”` : `第 ${index + 1} 处，共 ${count} 处`;
}
