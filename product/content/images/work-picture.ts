import { PALETTE } from './palette.ts';

/** Draws a piece of homework as SVG: what is handed in, on the colours of the course's category. */
export function workPicture(category: string, kind: string): string {
	const [from, to] = PALETTE[category]?.[0] ?? ['#7d8bb0', '#4a5578'];
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">',
		`<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
		'<rect width="320" height="180" fill="url(#g)"/>',
		'<circle cx="282" cy="26" r="54" fill="#fff" opacity=".1"/><circle cx="30" cy="168" r="64" fill="#fff" opacity=".08"/>',
		DRAWINGS[kind] ?? DRAWINGS.text,
		'</svg>\n',
	].join('');
}

const PAPER = '<rect x="96" y="28" width="128" height="124" rx="10" fill="#fff"/>';
const LINES = '<path d="M116 60h88M116 80h88M116 100h60" stroke="#c3cbdc" stroke-width="7" stroke-linecap="round"/>';
const WINDOW =
	'<rect x="72" y="36" width="176" height="108" rx="12" fill="#1f2a44"/><g fill="#ff6b6b"><circle cx="88" cy="50" r="4"/></g><circle cx="102" cy="50" r="4" fill="#ffd34d"/><circle cx="116" cy="50" r="4" fill="#4cc38a"/>';
const CODE =
	'<g stroke-width="8" stroke-linecap="round"><path d="M92 76h44" stroke="#7fb2ff"/><path d="M150 76h62" stroke="#fff"/><path d="M108 98h70" stroke="#ffd34d"/><path d="M108 120h40" stroke="#ff9d8a"/><path d="M162 120h30" stroke="#4cc38a"/></g>';
const ROBOT =
	'<rect x="134" y="76" width="52" height="40" rx="12" fill="#5b8def"/><circle cx="150" cy="94" r="5" fill="#fff"/><circle cx="170" cy="94" r="5" fill="#fff"/><path d="M160 62v14" stroke="#5b8def" stroke-width="5"/><circle cx="160" cy="58" r="6" fill="#ffd34d"/>';

const DRAWINGS: Readonly<Record<string, string>> = {
	code: WINDOW + CODE,
	text: `${PAPER}${LINES}<path d="M188 132l34-34 12 12-34 34-16 4z" fill="#ffd34d"/>`,
	textcode: `${WINDOW}${CODE}<path d="M206 118h50a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-30l-14 12v-12h-6a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8z" fill="#fff"/>`,
	image: `${PAPER}<g fill="none" stroke="#5a6b8f" stroke-width="5"><path d="M160 58v16M160 98v14"/></g><rect x="136" y="40" width="48" height="20" rx="10" fill="#4cc38a"/><path d="M160 72l26 14-26 14-26-14z" fill="#ffd34d"/><rect x="136" y="112" width="48" height="22" rx="6" fill="#5aa9f8"/>`,
	work: `<path d="M60 132h200v18a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8z" fill="#1f2a44"/><path d="M84 132L130 30h60l46 102z" fill="#fff" opacity=".28"/>${ROBOT}<path d="M96 42l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2zM226 50l4 8 9 1-6 7 1 9-8-4-8 4 1-9-6-7 9-1z" fill="#ffd34d"/>`,
	video: `<rect x="72" y="38" width="176" height="104" rx="14" fill="#1f2a44"/>${ROBOT}<path d="M92 132h136" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/><path d="M92 132h58" stroke="#ff6b6b" stroke-width="5" stroke-linecap="round"/>`,
	file: `${PAPER}<path d="M116 52h56" stroke="#c3cbdc" stroke-width="7" stroke-linecap="round"/><path d="M120 132V104M144 132V84M168 132V94M192 132V72" stroke="#5aa9f8" stroke-width="13"/><path d="M112 134h96" stroke="#5a6b8f" stroke-width="4"/>`,
	photos: `<g transform="rotate(-7 130 90)"><rect x="72" y="42" width="100" height="94" rx="8" fill="#fff"/><rect x="82" y="52" width="80" height="60" fill="#cfe0ff"/></g><g transform="rotate(6 196 96)"><rect x="136" y="40" width="112" height="104" rx="8" fill="#fff"/><rect x="146" y="50" width="92" height="70" fill="#e5f6ee"/><g transform="translate(32 -12)">${ROBOT}</g></g>`,
	group: `<g fill="#fff"><circle cx="112" cy="68" r="20"/><circle cx="208" cy="68" r="20"/><path d="M78 134q0-38 34-38t34 38zM174 134q0-38 34-38t34 38z"/></g><rect x="120" y="112" width="80" height="34" rx="8" fill="#1f2a44"/><path d="M134 124h30M134 134h48" stroke="#ffd34d" stroke-width="5" stroke-linecap="round"/>`,
};
