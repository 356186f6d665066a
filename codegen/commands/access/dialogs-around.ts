import type { EnclosingConditions, PageElement } from './page-element.ts';

type Opener = Pick<PageElement, 'guards' | 'conditional' | 'shows'>;

/** The guards common to all ways of opening each dialog, by dialog name. A dialog opened from another inherits that one's guards. */
export function dialogsAround(
	ofPage: readonly Opener[],
	inDialogs: ReadonlyMap<string, readonly Opener[]>,
): ReadonlyMap<string, EnclosingConditions> {
	const inside = [...inDialogs].map(([name, elements]) => ({ name, openers: elements.filter(opens) }));
	const around = new Map<string, EnclosingConditions>();
	const pass = (opener: Opener, outer?: EnclosingConditions): boolean => {
		const name = opener.shows ?? '';
		const way = behind(outer, opener);
		const before = around.get(name);
		const after = before ? shared(before, way) : way;
		around.set(name, after);
		return !before || after.guards.length < before.guards.length || after.conditional !== before.conditional;
	};
	for (const opener of ofPage.filter(opens)) pass(opener);
	// Dialogs may open each other in a circle. The common guards only shrink, so the loop terminates.
	for (let changed = true; changed; ) {
		changed = false;
		for (const { name, openers } of inside) {
			const outer = around.get(name);
			if (outer) for (const opener of openers) changed = pass(opener, outer) || changed;
		}
	}
	return around;
}

export const behind = (outer: EnclosingConditions | undefined, { guards, conditional }: EnclosingConditions): EnclosingConditions => ({
	guards: [...(outer?.guards ?? []), ...guards],
	conditional: conditional || outer?.conditional === true,
});

const opens = ({ shows }: Opener): boolean => shows !== null;

function shared(one: EnclosingConditions, other: EnclosingConditions): EnclosingConditions {
	const known = other.guards.map((guard) => JSON.stringify(guard));
	return {
		guards: one.guards.filter((guard) => known.includes(JSON.stringify(guard))),
		conditional: one.conditional && other.conditional,
	};
}
