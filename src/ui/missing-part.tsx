import { useEffect, useEffectEvent } from 'react';
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
		<ErrorNotice message="这一部分没有加载出来，请检查网络" compact onRetry={onRetry} />
	);
	return floats ? <div className={styles.floating}>{notice}</div> : notice;
}
