import type { RefObject } from 'react';
import type { CertificateText } from './certificate-text.ts';

export const PAPER = { width: 1200, height: 850 } as const;

/** Fixed colours, independent of the theme and inlined, so the saved picture looks the same. */
const INK = { paper: '#fffaf0', gold: '#d9a441', dark: '#5c4213', text: '#2b2419', soft: '#6d5d40', red: '#d6453d' } as const;
const CENTRE = PAPER.width / 2;

interface PaperProps {
	text: CertificateText;
	/** Set on the SVG, because a saved picture inherits no page font. */
	font: string;
	label: string;
	svg: RefObject<SVGSVGElement | null>;
}

export function CertificatePaper({ text, font, label, svg }: PaperProps) {
	const { heading, name, reason, title, issuer, date, notes, stamp } = text;
	const small = name.length > 1;
	const reasonTop = 410 + (name.length - 1) * 44;
	const titleTop = reasonTop + 45 + reason.length * 44;
	return (
		<svg
			ref={svg}
			xmlns="http://www.w3.org/2000/svg"
			viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
			width={PAPER.width}
			height={PAPER.height}
			fontFamily={font}
			textAnchor="middle"
			role="img"
			aria-label={label}
		>
			<Frame />
			<text x={CENTRE} y={205} fontSize={76} fontWeight={700} letterSpacing={16} fill={INK.dark}>
				{heading}
			</text>
			<Lines lines={name} top={small ? 300 : 330} step={44} size={small ? 34 : 46} fill={INK.text} bold />
			<Lines lines={reason} top={reasonTop} step={44} size={30} fill={INK.soft} />
			<Lines lines={title} top={titleTop} step={66} size={52} fill={INK.red} bold />
			<Medal />
			<g textAnchor="start" fontSize={22} fill={INK.soft}>
				{notes.map((note, index) => (
					<text key={note} x={110} y={PAPER.height - 110 - (notes.length - 1 - index) * 34}>
						{note}
					</text>
				))}
			</g>
			<g textAnchor="end" fontSize={26} fill={INK.text}>
				<text x={PAPER.width - 110} y={PAPER.height - 150}>
					{issuer}
				</text>
				<text x={PAPER.width - 110} y={PAPER.height - 110}>
					{date}
				</text>
			</g>
			{stamp && <Stamp text={stamp} />}
		</svg>
	);
}

interface LinesProps {
	lines: readonly string[];
	top: number;
	step: number;
	size: number;
	fill: string;
	bold?: boolean;
}

const Lines = ({ lines, top, step, size, fill, bold = false }: LinesProps) => (
	<g fontSize={size} fontWeight={bold ? 700 : 400} fill={fill}>
		{lines.map((line, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and have no state
			<text key={index} x={CENTRE} y={top + index * step}>
				{line}
			</text>
		))}
	</g>
);

const Frame = () => (
	<g fill="none" stroke={INK.gold}>
		<rect width={PAPER.width} height={PAPER.height} fill={INK.paper} stroke="none" />
		<rect x={28} y={28} width={PAPER.width - 56} height={PAPER.height - 56} rx={28} strokeWidth={14} />
		<rect x={56} y={56} width={PAPER.width - 112} height={PAPER.height - 112} rx={16} strokeWidth={3} strokeDasharray="14 10" />
		<path d="M360 240h480" strokeWidth={4} strokeLinecap="round" />
	</g>
);

const Medal = () => (
	<g transform={`translate(${CENTRE} ${PAPER.height - 150})`}>
		<path d="M-30 20l-24 78 38-18 16 34 16-34 38 18-24-78z" fill={INK.gold} opacity={0.55} />
		<circle r={52} fill={INK.red} />
		<circle r={42} fill="none" stroke={INK.paper} strokeWidth={3} />
		<path
			d="M0-28l8.200 17.400 19.100 2.300-14.100 13.100 3.700 18.900L0 14.400-16.900 23.700l3.700-18.900-14.100-13.100 19.100-2.300z"
			fill={INK.paper}
		/>
	</g>
);

const Stamp = ({ text }: { text: string }) => (
	<g transform={`translate(${PAPER.width - 250} 250) rotate(-16)`} fill="none" stroke={INK.red}>
		<rect x={-130} y={-48} width={260} height={96} rx={14} strokeWidth={7} />
		<text y={18} fontSize={52} fontWeight={700} fill={INK.red} stroke="none">
			{text}
		</text>
	</g>
);
