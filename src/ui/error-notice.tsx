import * as texts from '#generated/messages/ui.ts';
import { Button } from './button.tsx';
import styles from './notice.module.css';
import { NoticeArt } from './notice-art.tsx';
import { ReloadButton } from './reload-button.tsx';

export interface ErrorNoticeProps {
	message: string;
	onRetry?: () => unknown;
	compact?: boolean;
	reloads?: boolean;
}

export function ErrorNotice({ message, onRetry, compact = false, reloads = false }: ErrorNoticeProps) {
	return (
		<div className={compact ? styles.line : styles.notice} role="alert">
			{!compact && (
				<NoticeArt>
					<Cloud />
				</NoticeArt>
			)}
			<p className={styles.text}>{message}</p>
			{onRetry && <Button label={texts.retry} icon="refresh" kind={compact ? 'text' : 'secondary'} onPress={onRetry} />}
			{reloads && <ReloadButton />}
		</div>
	);
}

const Cloud = () => (
	<>
		<path className={styles.paper} d="M36 62a16 16 0 0 1-1-32 22 22 0 0 1 42-4 18 18 0 0 1 7 36z" />
		<path className={styles.stroke} d="M36 62a16 16 0 0 1-1-32 22 22 0 0 1 42-4 18 18 0 0 1 7 36z" />
		<path className={styles.accentLine} d="M52 40l8-5 2 9 8-5M60 52v.5" />
	</>
);
