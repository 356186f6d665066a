export function AnswerDesk(_props: object) { return null; }
