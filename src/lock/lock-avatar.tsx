import { useState } from 'react';
import { safePicture } from '#src/lib/safe-url.ts';

/** The picture of who has locked the screen, or a letter of the name. */
export function LockAvatar({ address, name }: { address: string; name: string }) {
	const [failed, setFailed] = useState(false);
	const url = safePicture(address);
	if (!url || failed) {
		return (
			<span className="lock-avatar" aria-hidden="true">
				{name.slice(0, 1)}
			</span>
		);
	}
	return <img className="lock-avatar" src={url} alt="" width="64" height="64" onError={() => setFailed(true)} />;
}
