import { useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { safePicture } from '#src/lib/safe-url.ts';
import styles from './comments-block.module.css';

export function Avatar({ url, name, small }: { url: string | null | undefined; name: string; small: boolean }) {
	const [broken, setBroken] = useState<string | null>(null);
	const address = safePicture(url);
	const look = classNames(styles.avatar, small && styles.small);
	if (!address || address === broken) {
		return (
			<span className={look} aria-hidden="true">
				{[...name][0]}
			</span>
		);
	}
	return (
		<img
			className={look}
			src={address}
			alt=""
			loading="lazy"
			decoding="async"
			referrerPolicy="no-referrer"
			onError={() => setBroken(address)}
		/>
	);
}
