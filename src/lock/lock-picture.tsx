/** Our own artwork. */
export function LockPicture() {
	return (
		<svg className="lock-picture" viewBox="-8 0 232 150" aria-hidden="true">
			<ellipse cx="108" cy="136" rx="98" ry="11" fill="rgb(var(--primary-2))" />
			<path d="M26 12a20 20 0 1 0 20 28 16 16 0 0 1-20-28z" fill="#ffcf7a" />
			<g fill="#ffcf7a">
				<circle cx="64" cy="18" r="2.5" />
				<circle cx="206" cy="82" r="3" />
				<circle cx="10" cy="72" r="2" />
			</g>
			<g fill="none" stroke="rgb(var(--primary-4))" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
				<path d="M174 46h10l-10 12h10" />
				<path d="M190 26h7l-7 9h7" strokeWidth="3" />
			</g>
			<path d="M108 38V24" stroke="rgb(var(--primary-4))" strokeWidth="5" strokeLinecap="round" />
			<circle cx="108" cy="19" r="7" fill="#ffb648" />
			<rect x="44" y="66" width="14" height="28" rx="7" fill="rgb(var(--primary-3))" />
			<rect x="158" y="66" width="14" height="28" rx="7" fill="rgb(var(--primary-3))" />
			<rect x="54" y="36" width="108" height="82" rx="32" fill="rgb(var(--primary-6))" />
			<rect x="68" y="52" width="80" height="50" rx="22" fill="#fff" />
			<g fill="none" stroke="#1c2f57" strokeWidth="4" strokeLinecap="round">
				<path d="M82 75q7 7 14 0M120 75q7 7 14 0M102 88q6 5 12 0" />
			</g>
			<path d="M36 134q2-24 32-26h80q30 2 32 26z" fill="#ffbe5c" />
			<path d="M70 120h22M108 124h26M146 118h12" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.8" />
		</svg>
	);
}
