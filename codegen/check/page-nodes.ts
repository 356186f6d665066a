import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { ObjectSpec } from '#codegen/read/spec.ts';
import { checkPage, type PageModel } from './check-page.ts';
import type { Names } from './names.ts';
import { isUnchanged, type Lookup, recordNames } from './recorded-names.ts';

interface PageNode {
	spec: ObjectSpec;
	lookups: readonly Lookup[];
	page: PageModel;
}

/** Caches checked pages with the names they looked up. A page is rechecked if its file or one of those names changed. */
export class PageNodes {
	private readonly nodes = new Map<string, PageNode>();

	check(spec: ObjectSpec, names: Names, report: Report): PageModel {
		const known = this.nodes.get(spec.at.file);
		if (known?.spec === spec && known.lookups.every((lookup) => isUnchanged(lookup, names))) return known.page;
		return this.checkAnew(spec, names, report);
	}

	/** Never caches pages with findings: findings contain locations in other files, and fingerprints do not cover locations. */
	private checkAnew(spec: ObjectSpec, names: Names, report: Report): PageModel {
		const lookups = new Map<string, Lookup>();
		let findings = 0;
		const recorded = recordNames(names, (lookup) => lookups.set(`${lookup.table} ${lookup.name}`, lookup));
		const page = checkPage(spec, recorded, (finding) => {
			findings += 1;
			report(finding);
		});
		if (findings > 0) this.nodes.delete(spec.at.file);
		else this.nodes.set(spec.at.file, { spec, lookups: [...lookups.values()], page });
		return page;
	}
}
