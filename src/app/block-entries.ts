import { HeroPlaceholder } from '#src/blocks/hero/hero-placeholder.tsx';
import type { BlockEntries } from '#src/pages/block-registry.ts';
import { firstBlockEntries } from './first-block-entries.ts';

/**
 * The component of each block kind; a missing kind is a type error. Large blocks have their own chunk. Small ones share one, because a
 * request costs more than their few hundred bytes.
 */
export const blockEntries: BlockEntries = {
	...firstBlockEntries,
	card: {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/card/card-block.tsx')).CardBlock,
		skeleton: 'line',
	},
	cards: { load: async () => (await import('#src/blocks/cards/cards-block.tsx')).CardsBlock, skeleton: 'cards' },
	carousel: {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/carousel/carousel-block.tsx')).CarouselBlock,
		skeleton: 'panel',
	},
	chart: { load: async () => (await import('#src/blocks/chart/chart-block.tsx')).ChartBlock, skeleton: 'figure' },
	countdown: {
		load: async () => (await import('#src/blocks/countdown/countdown-block.tsx')).CountdownBlock,
		skeleton: 'line',
	},
	custom: {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/custom/custom-block.tsx')).CustomBlock,
		skeleton: 'panel',
	},
	detail: {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/detail/detail-block.tsx')).DetailBlock,
		skeleton: 'rows',
		count: ({ items, columns = 2 }) => Math.ceil(items.length / columns),
	},
	disclosure: {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/disclosure/disclosure-block.tsx')).DisclosureBlock,
		skeleton: 'line',
	},
	each: { load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/each/each-block.tsx')).EachBlock },
	feed: { load: async () => (await import('#src/blocks/feed/feed-block.tsx')).FeedBlock, skeleton: 'rows' },
	'file-list': { load: async () => (await import('#src/blocks/file-list/file-list-block.tsx')).FileListBlock, skeleton: 'rows' },
	'filter-bar': {
		load: async () => (await import('#src/blocks/filter-bar/filter-bar-block.tsx')).FilterBarBlock,
		skeleton: 'line',
		early: true,
	},
	frame: {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/frame/frame-block.tsx')).FrameBlock,
		skeleton: 'figure',
	},
	grid: { load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/grid/grid-block.tsx')).GridBlock },
	hero: {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/hero/hero-block.tsx')).HeroBlock,
		skeleton: 'panel',
		Placeholder: HeroPlaceholder,
	},
	image: {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/image/image-block.tsx')).ImageBlock,
		skeleton: 'figure',
	},
	links: {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/links/links-block.tsx')).LinksBlock,
		skeleton: 'cards',
	},
	'list-item': {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/list-item/list-item-block.tsx')).ListItemBlock,
		skeleton: 'line',
	},
	notice: {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/notice/notice-block.tsx')).NoticeBlock,
		skeleton: 'line',
	},
	'page-banner': {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/page-banner/page-banner-block.tsx')).PageBannerBlock,
		skeleton: 'line',
		early: true,
	},
	'rich-text': { load: async () => (await import('#src/blocks/rich-text/rich-text-block.tsx')).RichTextBlock },
	'search-box': {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/search-box/search-box-block.tsx')).SearchBoxBlock,
	},
	split: { load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/split/split-block.tsx')).SplitBlock },
	stack: { load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/stack/stack-block.tsx')).StackBlock },
	stat: {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/stat/stat-block.tsx')).StatBlock,
		skeleton: 'figure',
	},
	table: { load: async () => (await import('#src/blocks/table/table-block.tsx')).TableBlock, skeleton: 'rows' },
	tabs: {
		load: async () => (await import(/* webpackChunkName: "more-blocks" */ '#src/blocks/tabs/tabs-block.tsx')).TabsBlock,
		skeleton: 'rows',
	},
	timeline: { load: async () => (await import('#src/blocks/timeline/timeline-block.tsx')).TimelineBlock },
	tree: { load: async () => (await import('#src/blocks/tree/tree-block.tsx')).TreeBlock, skeleton: 'rows' },
};
