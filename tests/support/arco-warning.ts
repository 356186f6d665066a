/** Development builds of React 19 say so once, because Arco reads the refs of elements where React 18 kept them. Both builds still hand them on. */
export const ARCO_WARNING = 'Accessing element.ref was removed in React 19';
