import { useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { safePicture } from '#src/lib/safe-url.ts';
import { Icon } from './icons.tsx';
import styles from './picture.module.css';

export interface PictureProps {
	url: string | null | undefined;
	/** '' for decorative pictures. */
	alt: string;
	/** Aspect ratio such as `16/9`; reserves the space while loading. */
	ratio?: string | undefined;
	whole?: boolean;
	/** Loads at once instead of lazily; for pictures likely on the first screen. */
	eager?: boolean;
}

/** A lazily loaded picture; shows a placeholder if the URL is missing or fails. */
export function Picture({ url, alt, ratio, whole = false, eager = false }: PictureProps) {
	const [broken, setBroken] = useState<string | null>(null);
	const address = safePicture(url);
	const style = ratio ? { aspectRatio: ratio } : undefined;
	if (!address || address === broken) {
		return (
			<span
				className={classNames(styles.picture, styles.none)}
				style={style}
				{...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
			>
				<Icon name="picture" />
			</span>
		);
	}
	return (
		<img
			className={classNames(styles.picture, whole && styles.whole)}
			style={style}
			src={address}
			alt={alt}
			loading={eager ? 'eager' : 'lazy'}
			decoding="async"
			referrerPolicy="no-referrer"
			onError={() => setBroken(address)}
		/>
	);
}
