import { type CSSProperties, useEffect, useState } from 'react';
import * as texts from '#generated/messages/blocks/frame.ts';
import { sandboxOf } from '#src/lib/frame-address.ts';
import { ButtonRow, type ButtonRowItem } from '#src/ui/button-row.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './frame-block.module.css';

interface EmbeddedSiteProps {
	address: string;
	title: string;
	heading: 'title' | 'heading';
	height?: number | undefined;
	newTab: Omit<ButtonRowItem, 'kind'>;
}

/**
 * A frame with its bar. Whether a site refuses to be framed cannot be observed: browsers report their error page as loaded. So the bar always offers
 * the way out, and a notice repeats it if nothing has loaded for a while.
 */
export function EmbeddedSite({ address, title, heading, height, newTab }: EmbeddedSiteProps) {
	const { visit, state, onLoad, reload } = useVisit();
	const Heading = heading === 'title' ? 'h1' : 'h2';
	const { host } = new URL(address, location.href);
	return (
		<div className={styles.site} style={height === undefined ? undefined : ({ '--frame-height': `${height}px` } as CSSProperties)}>
			<div className={styles.bar}>
				<div className={styles.name}>
					<Heading className={styles.title}>{title}</Heading>
					{host !== location.host && <span className="small muted">{host}</span>}
				</div>
				<div className="line">
					<span className="small muted">{texts.nothingShown}</span>
					<IconButton label={texts.reload} title={texts.reload} icon="refresh" onPress={reload} />
					<ButtonRow items={[{ ...newTab, kind: 'secondary' }]} />
				</div>
			</div>
			<div role="status">
				{state === 'slow' && (
					<div className={styles.slow}>
						<p>{texts.slow({ host })}</p>
						<ButtonRow items={[{ ...newTab, kind: 'text' }]} />
					</div>
				)}
			</div>
			<div className={styles.stage} aria-busy={state !== 'loaded'}>
				{state !== 'loaded' && (
					<p className={styles.waiting}>
						<span className="shell-spinner" aria-hidden="true" />
						{texts.opening({ host })}
					</p>
				)}
				<iframe
					key={visit}
					className={styles.frame}
					src={address}
					title={title}
					sandbox={sandboxOf(address, location.origin)}
					referrerPolicy="strict-origin"
					allow="fullscreen"
					data-loading={state !== 'loaded' || undefined}
					onLoad={onLoad}
				/>
			</div>
			<p className={styles.printed}>{new URL(address, location.href).href}</p>
		</div>
	);
}

/** Milliseconds after which a frame that has not loaded counts as slow. */
const SLOW = 8000;

function useVisit() {
	const [{ visit, state }, setNow] = useState<{ visit: number; state: 'loading' | 'slow' | 'loaded' }>({ visit: 0, state: 'loading' });
	// A hidden page stops its timer, and starts it anew when it is shown again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each visit has its own time
	useEffect(() => {
		if (state !== 'loading') return;
		const timer = setTimeout(() => setNow((now) => ({ ...now, state: 'slow' })), SLOW);
		return () => clearTimeout(timer);
	}, [state, visit]);
	return {
		visit,
		state,
		onLoad: () => setNow({ visit, state: 'loaded' }),
		reload: () => setNow({ visit: visit + 1, state: 'loading' }),
	};
}
