import { type ReactNode, useMemo } from 'react';
import { access } from '#generated/access.ts';
import { accessRows } from '#generated/access-rows.ts';
import { routes } from '#generated/routes.ts';
import { settings } from '#generated/settings.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { flattenRoutes } from '#src/routing/flatten-routes.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { readServedRoutes } from '#src/routing/served/read-served-routes.ts';
import { servedContextOf } from '#src/routing/served/served-site.ts';
import { completeManifest } from '#src/settings/manifest-settings.ts';
import { filterRows, type MatrixFilter, type MatrixRow, matrixRows } from './matrix.ts';

interface Matrix {
	roles: readonly { id: string; title: string }[];
	permissions: readonly { id: string; title: string; roles: MatrixRow['roles'] }[];
	rows: readonly MatrixRow[];
}

interface AccessMatrixProps extends MatrixFilter {
	/** The published route list as a server sent it. */
	served?: unknown;
	slots?: { matrix?: (matrix: Matrix) => ReactNode };
}

const ROLES = Object.entries(access.roles);

const MATRIX: Omit<Matrix, 'rows'> = {
	roles: ROLES.map(([id, { title }]) => ({ id, title })),
	permissions: Object.entries(access.permissions).map(([id, { title }]) => ({
		id,
		title,
		roles: ROLES.map(([name, { permissions }]) => ({ name, allowed: permissions.includes(id) })),
	})),
};

function readServed(served: unknown): readonly RouteRecord[] {
	const pages = [...new Set(accessRows.map(([, , page]) => page))];
	const { site, routing } = completeManifest(settings);
	const read = readServedRoutes(served ?? [], servedContextOf({ pages, blank: [], access, frames: site.frames, routes, places: routing }));
	return read.ok ? read.routes : [];
}

function rowsWith(served: readonly RouteRecord[], routesServed: boolean): MatrixRow[] {
	const present = [...flattenRoutes(routes), ...(routesServed ? flattenRoutes(served) : [])];
	const paths = new Map(present.map(({ name, path }) => [name, path.includes('/:') ? null : path]));
	return matrixRows({ compiled: accessRows, served, rules: access, pathOf: (route) => paths.get(route) ?? null });
}

/** Computes the matrix of roles and what each may open; the page draws it in the slot `matrix`. */
export function AccessMatrix({ served, kind, role, without, permission, words, slots }: AccessMatrixProps) {
	const { routesServed } = useAccess();
	const every = useMemo(() => rowsWith(readServed(served), routesServed), [served, routesServed]);
	const rows = useMemo(
		() => filterRows(every, { kind, role, without, permission, words }),
		[every, kind, role, without, permission, words],
	);
	return slots?.matrix?.({ ...MATRIX, rows });
}
