import { useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { safePicture } from '#src/lib/safe-url.ts';
import { Icon } from './icons.tsx';
import styles from './picture.module.css';

export interface PictureProps {
	url: string | null | undefined;
	/** '' when it only adorns. */
	alt: string;
	/** Width to height, `16/9`; keeps the place free while it loads. */
	ratio?: string | undefined;
	/** Shows all of it instead of filling its place. */
	whole?: boolean;
	/** Likely on the first screen: fetched at once instead of when it comes near. */
	eager?: boolean;
}

/** A picture that loads when it comes near the screen; a quiet stand-in when it has no address or does not come. */
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
