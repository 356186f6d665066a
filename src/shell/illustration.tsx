/** Our own artwork. */
export function Illustration() {
	return (
		<svg className="blank-picture" viewBox="0 0 480 400" aria-hidden="true">
			<ellipse cx="240" cy="360" rx="190" ry="22" fill="#fff" opacity="0.16" />
			<g fill="#fff" opacity="0.14">
				<rect x="2" y="60" width="120" height="64" rx="16" />
				<rect x="350" y="46" width="112" height="56" rx="16" />
				<rect x="378" y="284" width="96" height="56" rx="16" />
			</g>
			<g fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" opacity="0.85">
				<path d="M38 80 24 92l14 12M86 80l14 12-14 12M68 76 56 108" />
				<path d="M378 66h40M378 82h22" />
				<path d="m406 312 14 14 26-28" />
			</g>
			<path d="M150 300q-52-10-58-64" fill="none" stroke="#cfe0ff" strokeWidth="18" strokeLinecap="round" />
			<circle cx="91" cy="228" r="17" fill="#ffb648" />
			<path d="M330 296q50-4 66-58" fill="none" stroke="#cfe0ff" strokeWidth="18" strokeLinecap="round" />
			<circle cx="398" cy="230" r="17" fill="#ffb648" />
			<rect x="190" y="332" width="34" height="26" rx="9" fill="#9dbcf5" />
			<rect x="256" y="332" width="34" height="26" rx="9" fill="#9dbcf5" />
			<rect x="150" y="244" width="180" height="98" rx="34" fill="#f4f8ff" />
			<rect x="194" y="268" width="92" height="46" rx="14" fill="#274a94" />
			<path d="M206 291h16l8-12 12 24 8-12h22" fill="none" stroke="#66e0b4" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
			<path d="M240 92V62" stroke="#cfe0ff" strokeWidth="10" strokeLinecap="round" />
			<circle cx="240" cy="52" r="15" fill="#ffb648" />
			<rect x="112" y="140" width="24" height="46" rx="12" fill="#9dbcf5" />
			<rect x="344" y="140" width="24" height="46" rx="12" fill="#9dbcf5" />
			<rect x="130" y="90" width="220" height="142" rx="56" fill="#fff" />
			<rect x="158" y="118" width="164" height="86" rx="40" fill="#1c2f57" />
			<circle cx="206" cy="156" r="15" fill="#7fe7ff" />
			<circle cx="274" cy="156" r="15" fill="#7fe7ff" />
			<path d="M222 178q18 14 36 0" fill="none" stroke="#7fe7ff" strokeWidth="6" strokeLinecap="round" />
		</svg>
	);
}
