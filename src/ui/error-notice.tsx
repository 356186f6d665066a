import { Button } from './button.tsx';
import styles from './notice.module.css';
import { NoticeArt } from './notice-art.tsx';
import { ReloadButton } from './reload-button.tsx';

export interface ErrorNoticeProps {
	message: string;
	/** The button is busy until what this returns settles. */
	onRetry?: () => unknown;
	/** One line without the drawing, where little room is. */
	compact?: boolean;
	/** Offers to load the whole page anew, besides. */
	reloads?: boolean;
}

/** Says that something did not come, with a way to try again. */
export function ErrorNotice({ message, onRetry, compact = false, reloads = false }: ErrorNoticeProps) {
	return (
		<div className={compact ? styles.line : styles.notice} role="alert">
			{!compact && <NoticeArt kind="error" />}
			<p className={styles.text}>{message}</p>
			{onRetry && <Button label="重试" icon="refresh" kind={compact ? 'text' : 'secondary'} onPress={onRetry} />}
			{reloads && <ReloadButton />}
		</div>
	);
}
