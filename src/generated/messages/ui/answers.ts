// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const chooseSeveral = '可以选几项';
export const chooseOne = '选一项';
export const rightAnswer = '正确答案';
export const wrongChoice = '选错了';
export const clearChoice = '清除选择';
export const blank = ({ number }: { number: string | number }): string => `第 ${number} 空`;
export const mine = '我的回答';
export const length = ({ length, limit }: { length: string | number; limit: string | number }): string => `${length}/${limit} 字`;
export const rightMark = '对';
export const right = '正确';
export const wrongMark = '错';
export const wrong = '错误';
