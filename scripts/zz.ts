import { sampleOf } from '#tests/support/matrix.ts';
console.log(sampleOf(['student01', 'newbie', 'graduate', 'bigdata'], 1));
