import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatTime } from '#src/lib/format-time.ts';
import { Button } from '#src/ui/button.tsx';
import { type Letter, letterStatus } from './letter.ts';
import styles from './outbox.module.css';

interface LetterRowProps {
	letter: Letter;
	sending: boolean;
	onRetry: () => Promise<void>;
	onRemove: () => Promise<void>;
	onLeave: () => void;
}

export function LetterRow({ letter, sending, onRetry, onRemove, onLeave }: LetterRowProps) {
	const { title, at, text, path } = letter;
	const { tone, words } = letterStatus(letter, sending);
	return (
		<li className={styles.letter} aria-label={title}>
			<p className={styles.title}>{title}</p>
			<p className={styles.status}>
				<span data-tone={tone}>{words}</span>
				<time dateTime={new Date(at).toISOString()}>{formatTime(new Date(at), 'M 月 D 日 HH:mm')}</time>
			</p>
			{text && (
				<details className={styles.text}>
					<summary>看看写了什么</summary>
					<pre>{text}</pre>
				</details>
			)}
			<div className={styles.actions}>
				<Button label="重试" icon="refresh" busy={sending} onPress={onRetry} />
				{text && <CopyButton text={text} />}
				{path !== null && (
					<Link to={path} className={styles.link} onClick={onLeave}>
						打开页面
					</Link>
				)}
				<Button label="删除" icon="trash" kind="text" disabled={sending} onPress={onRemove} />
			</div>
		</li>
	);
}

/** If the browser refuses access to the clipboard, the text above can still be selected. */
function CopyButton({ text }: { text: string }) {
	const [word, setWord] = useState('复制内容');
	const copy = async (): Promise<void> => {
		const done = await navigator.clipboard?.writeText(text).then(
			() => true,
			() => false,
		);
		setWord(done ? '已复制' : '没有复制成，请在上面选中文字');
	};
	return <Button label={word} icon="file" onPress={copy} />;
}
