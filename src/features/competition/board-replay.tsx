export function BoardReplay(_props: object) { return null; }
