import { useState } from 'react';

/** The picture at `address`, or a robot in the theme's colour if there is none or it fails to load. */
export function Logo({ address }: { address: string }) {
	const [failed, setFailed] = useState('');
	if (address === '' || address === failed) return <Robot />;
	return <img className="shell-logo" src={address} alt="" width="32" height="32" onError={() => setFailed(address)} />;
}

function Robot() {
	return (
		<svg className="shell-logo" viewBox="0 0 32 32" aria-hidden="true">
			<path d="M16 3v5" stroke="rgb(var(--primary-6))" strokeWidth="2.4" strokeLinecap="round" />
			<circle cx="16" cy="3.4" r="2.4" fill="#ffb648" />
			<rect x="4" y="8" width="24" height="19" rx="7" fill="rgb(var(--primary-6))" />
			<rect x="8" y="12.5" width="16" height="9" rx="4.5" fill="#fff" />
			<circle cx="12.6" cy="17" r="2" fill="#1c2f57" />
			<circle cx="19.4" cy="17" r="2" fill="#1c2f57" />
		</svg>
	);
}
