// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const another = '换一个文件';
export const choose = '选择文件';
export const ways = '，拖到这里，或直接粘贴';
export const tooMany = ({ max, name }: { max: string | number; name: string | number }): string => `最多 ${max} 个文件，“${name}”没有加上`;
export const empty = ({ name }: { name: string | number }): string => `“${name}”是空的`;
export const wrongType = ({ name, types }: { name: string | number; types: string | number }): string => `“${name}”的类型不对，可以选：${types}`;
export const tooLarge = ({ name, size, limit }: { name: string | number; size: string | number; limit: string | number }): string => `“${name}”有 ${size}，超过了 ${limit}`;
export const tooLargeTogether = ({ name, limit }: { name: string | number; limit: string | number }): string => `加上“${name}”就超过了一共 ${limit}`;
export const pictures = '图片';
export const videos = '视频';
export const sounds = '音频';
export const texts = '文本';
export const eachUpTo = ({ size }: { size: string | number }): string => `每个不超过 ${size}`;
export const upTo = ({ size }: { size: string | number }): string => `不超过 ${size}`;
export const togetherUpTo = ({ size }: { size: string | number }): string => `一共不超过 ${size}`;
export const most = ({ count }: { count: number }): string => `最多 ${count} 个`;
export const remove = ({ name }: { name: string | number }): string => `移除 ${name}`;
