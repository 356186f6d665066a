import { Button } from './button.tsx';
import styles from './notice.module.css';
import { NoticeArt } from './notice-art.tsx';

/** Says that something did not come, with a way to try again. */
export function ErrorNotice({ message, onRetry }: { message: string; onRetry?: () => void }) {
	return (
		<div className={styles.notice} role="alert">
			<NoticeArt kind="error" />
			<p className={styles.text}>{message}</p>
			{onRetry && <Button label="重试" icon="refresh" onPress={onRetry} />}
		</div>
	);
}
