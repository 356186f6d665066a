import type { RsbuildPlugin } from '@rsbuild/core';

/** Files of Arco, in `es/` and `lib/`, that read the ref of an element. In React 19 it is a prop, and the old place warns in development. */
export const ARCO_REFS = /[\\/](?:_util[\\/]react-dom|(?:AutoComplete|Trigger|_class[\\/]VirtualList)[\\/]index)\.js$/;

export const withRefProps = (code: string): string => code.replace(/\.ref\b/g, '.props.ref');

/** Lets Arco read refs where React 19 keeps them. */
export const arcoRefsPlugin = (): RsbuildPlugin => ({
	name: 'arco-refs',
	setup(api) {
		const test = new RegExp(`[\\\\/]@arco-design[\\\\/]web-react[\\\\/]es${ARCO_REFS.source}`);
		api.transform({ test }, ({ code }) => withRefProps(code));
	},
});
