/** A measured number and its limit. Times are compared with a yardstick of the same run, because machine speeds differ. */
export type Figure = CountFigure | RatioFigure;

interface NamedFigure {
	name: string;
	value: number;
	/** Applies to the value, or to its ratio to the yardstick. */
	limit: number;
	/** True if the limit is a maximum, false or absent if it is a minimum. */
	atMost?: boolean;
	note?: string;
}

export interface CountFigure extends NamedFigure {
	unit: 'kB' | 'kB gz' | 'MB' | 'CLS' | 'fields' | 'programs' | 'counted ms';
}

export interface RatioFigure extends NamedFigure {
	unit: 's' | 'ms' | 'requests/s' | 'kB' | 'MB';
	yardstick: { name: string; value: number };
}

const reached = (figure: Figure): number => ('yardstick' in figure ? figure.value / figure.yardstick.value : figure.value);

/** Also false when the comparison is meaningless: a yardstick of zero, or a value that is not a number. */
export function isMet(figure: Figure): boolean {
	const number = reached(figure);
	return Number.isFinite(number) && (figure.atMost ? number <= figure.limit : number >= figure.limit);
}

/** `compile-cold 0.74 s / 0.95 s openapi-typescript = 0.78 × (limit ≤ 0.8) ok` */
export function formatFigure(figure: Figure): string {
	const { name, value, unit, limit, atMost, note } = figure;
	const bound = `(limit ${atMost ? '≤' : '≥'} ${limit.toLocaleString('en')})`;
	const ratio =
		'yardstick' in figure
			? ` / ${formatNumber(figure.yardstick.value)} ${unit} ${figure.yardstick.name} = ${reached(figure).toFixed(2)} ×`
			: '';
	return `${name} ${formatNumber(value)} ${unit}${ratio} ${bound} ${isMet(figure) ? 'ok' : 'SHORT'}${note ? `; ${note}` : ''}`;
}

const formatNumber = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2));
