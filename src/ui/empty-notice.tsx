import styles from './notice.module.css';
import { NoticeArt } from './notice-art.tsx';

/** Says that there is nothing here yet. */
export function EmptyNotice({ text }: { text: string }) {
	return (
		<div className={styles.notice}>
			<NoticeArt kind="empty" />
			<p className={styles.text}>{text || '这里还没有内容'}</p>
		</div>
	);
}
