import { buttons } from './blocks/buttons.ts';
import { card } from './blocks/card.ts';
import { cards } from './blocks/cards.ts';
import { carousel } from './blocks/carousel.ts';
import { chart } from './blocks/chart.ts';
import { countdown } from './blocks/countdown.ts';
import { custom } from './blocks/custom.ts';
import { detail } from './blocks/detail.ts';
import { disclosure } from './blocks/disclosure.ts';
import { each } from './blocks/each.ts';
import { feed } from './blocks/feed.ts';
import { fileList } from './blocks/file-list.ts';
import { filterBar } from './blocks/filter-bar.ts';
import { form } from './blocks/form.ts';
import { frame } from './blocks/frame.ts';
import { grid } from './blocks/grid.ts';
import { hero } from './blocks/hero.ts';
import { image } from './blocks/image.ts';
import { links } from './blocks/links.ts';
import { listItem } from './blocks/list-item.ts';
import { notice } from './blocks/notice.ts';
import { pageBanner } from './blocks/page-banner.ts';
import { result } from './blocks/result.ts';
import { richText } from './blocks/rich-text.ts';
import { searchBox } from './blocks/search-box.ts';
import { split } from './blocks/split.ts';
import { stack } from './blocks/stack.ts';
import { stat } from './blocks/stat.ts';
import { table } from './blocks/table.ts';
import { tabs } from './blocks/tabs.ts';
import { text } from './blocks/text.ts';
import { timeline } from './blocks/timeline.ts';
import { tree } from './blocks/tree.ts';
import type { BlockGrammar } from './grammar.ts';

/** Every block kind by name. A kind added here is a compile error until the registry in `src/app/` has its component. */
export const blockKinds: Readonly<Record<string, BlockGrammar>> = Object.fromEntries(
	[
		buttons,
		card,
		cards,
		carousel,
		chart,
		countdown,
		custom,
		detail,
		disclosure,
		each,
		feed,
		fileList,
		filterBar,
		form,
		frame,
		grid,
		hero,
		image,
		links,
		listItem,
		notice,
		pageBanner,
		result,
		richText,
		searchBox,
		split,
		stack,
		stat,
		table,
		tabs,
		text,
		timeline,
		tree,
	].map((grammar) => [grammar.block, grammar]),
);
