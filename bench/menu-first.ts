/** A process of its own: prints the milliseconds of each menu measurement before any of its code is compiled. */
import { timeMenu, timeRouter } from './menu-times.ts';

console.log(JSON.stringify({ router: timeRouter(0), menu: timeMenu(0) }));
