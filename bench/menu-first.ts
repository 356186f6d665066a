/** A process of its own: prints what each measure of the menu takes when nothing of it has run before, in milliseconds. */
import { timeMenu, timeRouter } from './menu-times.ts';

console.log(JSON.stringify({ router: timeRouter(0), menu: timeMenu(0) }));
