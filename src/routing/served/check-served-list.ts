import { readServedRoutes } from './read-served-routes.ts';
import { type ServedSite, servedContextOf } from './served-site.ts';

export type Family = 'native' | 'vue-element-admin' | 'vben' | 'soybean' | 'pure-admin' | 'ruoyi' | 'arco' | 'ant-design-pro';

/** A record of a served list as JSON: the fields of spec 2.3 and any others. */
export type ServedRecord = Readonly<Record<string, unknown>>;

/** Positions from the top level down, each from 0; empty for the whole list. */
export type NodePath = readonly number[];

export interface Finding {
	code: string;
	/** Lists with errors cannot be published. */
	severity: 'error' | 'warning';
	path: number[];
	/** Title, name or path of the node. */
	label: string;
	message: string;
	remedy: string;
}

export interface Conversion {
	path: number[];
	label: string;
	from: string;
	to: string;
}

export interface Loss {
	path: number[];
	label: string;
	what: string;
	reason: string;
}

export interface ListCheck {
	/** The list in the fields of spec 2.3. */
	list: Record<string, unknown>[];
	family: Family;
	findings: Finding[];
	converted: Conversion[];
	dropped: Loss[];
}

export function checkServedList(list: unknown, site: ServedSite): ListCheck {
	const read = readServedRoutes(list, servedContextOf(site));
	const problems = read.ok ? read.problems : [read.message];
	return {
		list: Array.isArray(list) ? list : [],
		family: 'native',
		findings: problems.map((message) => ({ code: 'list', severity: 'warning', path: [], label: '', message, remedy: '' })),
		converted: [],
		dropped: [],
	};
}
