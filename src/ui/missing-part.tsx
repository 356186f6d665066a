import { useEffect, useEffectEvent } from 'react';
import * as texts from '#generated/messages/ui.ts';
import { ErrorNotice } from './error-notice.tsx';
import styles from './notice.module.css';
import { REPLACED, useReplaced } from './release-context.ts';

interface MissingPartProps {
	floats: boolean;
	onRetry: () => void;
}

/** In place of a part whose code is missing. Loads it anew by itself when the connection is back. */
export function MissingPart({ floats, onRetry }: MissingPartProps) {
	const onOnline = useEffectEvent(onRetry);
	useEffect(() => {
		const listen = (): void => onOnline();
		window.addEventListener('online', listen);
		return () => window.removeEventListener('online', listen);
	}, []);
	const notice = useReplaced() ? (
		<ErrorNotice message={REPLACED} compact reloads />
	) : (
		<ErrorNotice message={texts.partFailed} compact onRetry={onRetry} />
	);
	return floats ? <div className={styles.floating}>{notice}</div> : notice;
}
