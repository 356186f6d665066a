import { ButtonRow, type ButtonRowItem } from './button-row.tsx';
import styles from './notice.module.css';
import { NoticeArt } from './notice-art.tsx';

/** Says that there is nothing here yet, and offers ways on. */
export function EmptyNotice({ text, buttons = [] }: { text: string; buttons?: readonly ButtonRowItem[] }) {
	return (
		<div className={styles.notice}>
			<NoticeArt kind="empty" />
			<p className={styles.text}>{text || '这里还没有内容'}</p>
			<ButtonRow items={buttons} align="center" />
		</div>
	);
}
