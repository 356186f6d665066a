import { useState } from 'react';

/** The picture of who has locked the screen, or a letter of the name. */
export function LockAvatar({ address, name }: { address: string; name: string }) {
	const [failed, setFailed] = useState(false);
	if (!address || failed) {
		return (
			<span className="lock-avatar" aria-hidden="true">
				{name.slice(0, 1)}
			</span>
		);
	}
	return <img className="lock-avatar" src={address} alt="" width="64" height="64" onError={() => setFailed(true)} />;
}
