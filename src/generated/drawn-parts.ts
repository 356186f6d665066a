// Generated from pages/ by `npm run codegen`; do not edit.
/** Kinds of blocks that pages use, and served routes. The build leaves out the code of all others. */
export const blockKinds = ['buttons', 'card', 'cards', 'carousel', 'chart', 'countdown', 'custom', 'detail', 'disclosure', 'each', 'feed', 'file-list', 'filter-bar', 'form', 'frame', 'grid', 'hero', 'links', 'list-item', 'notice', 'page-banner', 'result', 'rich-text', 'search-box', 'split', 'stack', 'stat', 'table', 'tabs', 'text', 'timeline', 'tree'];

export const richValues = true;
