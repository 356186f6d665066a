import type { PageModel } from '#codegen/check/page/check-page.ts';
import { membersOf } from '#codegen/expression/join-types.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { objectOf, pathsOf, type TypePath } from './type-paths.ts';

/** Paths that the key `source` of a block may hold: lists with their item type, and objects. */
export interface PageSources {
	lists: readonly TypePath[];
	objects: readonly TypePath[];
}

type Call = PageModel['data'] extends ReadonlyMap<string, infer T> ? T : never;

const DEPTH = 2;

export function sourcesOf({ data }: PageModel): PageSources {
	const [lists, objects]: [TypePath[], TypePath[]] = [[], []];
	for (const { path, type } of [...data].flatMap(([name, call]) => holders(`data.${name}`, call))) {
		const items = itemsOf(type);
		const object = objectOf(type);
		if (items) lists.push({ path, type: items });
		else if (object) objects.push({ path, type: object });
	}
	return { lists, objects };
}

/** A call and the fields of its response; a paged call is represented by its rows. */
function holders(path: string, { operation, paged }: Call): TypePath[] {
	const answer: ValueType = operation?.answer ?? { kind: 'unknown' };
	const rows = paged
		? objectOf(answer)
				?.fields()
				.get(operation?.paging?.list ?? '')?.type
		: undefined;
	return [{ path, type: rows ?? answer }, ...pathsOf(path, answer, DEPTH)];
}

const itemsOf = (type: ValueType): ValueType | undefined =>
	membersOf(type).flatMap((member) => (member.kind === 'array' ? [member.items] : []))[0];
