import type { SeedRows } from '#mock/store/load-seed.ts';
import type { Row } from '#mock/store/store.ts';
import type { MenuRecord, MenuVersionRow } from '../rows.ts';

type SeededVersion = Pick<MenuVersionRow, 'id' | 'version' | 'publishedAt' | 'publishedBy' | 'userId' | 'comment'> & {
	without?: readonly string[];
	titles?: Readonly<Record<string, string>>;
};

/** Gives each seeded version of the menus its list, made from the routes of the seed. */
export function expandMenus(rows: SeedRows): SeedRows {
	const { routes = [], ...kept } = rows;
	const list = routes.map(({ id: _id, ...record }: Row): MenuRecord => record);
	const seeded = (rows['menu-versions'] ?? []) as unknown as readonly SeededVersion[];
	const versions = seeded.map(
		({ without = [], titles = {}, ...row }): MenuVersionRow => ({ ...row, list: changed(list, new Set(without), titles) }),
	);
	return { ...kept, 'menu-versions': versions, 'menu-drafts': [], 'menu-schedules': [] };
}

function changed(
	list: readonly MenuRecord[],
	without: ReadonlySet<unknown>,
	titles: Readonly<Record<string, string>>,
): readonly MenuRecord[] {
	return list
		.filter(({ name }) => !without.has(name))
		.map(({ meta, children, ...record }) => {
			const title = titles[String(record.name)];
			return {
				...record,
				meta: title === undefined ? meta : { ...(meta as MenuRecord), title },
				...(Array.isArray(children) && { children: changed(children, without, titles) }),
			};
		});
}
