import { redrawFigures } from './zz-redraw.ts';
console.log(await redrawFigures());
