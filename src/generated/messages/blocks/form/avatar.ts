// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const broken = '这张图片打不开，可能已经损坏，换一张试试';
export const preview = ({ label }: { label: string | number }): string => `${label}预览`;
export const keep = '还用原来的';
export const frame = '头像取景框';
export const zoom = '缩放';
export const help = '拖动图片调整位置；也可以按方向键移动、按加减号缩放。';
export const position = ({ zoom, x, y }: { zoom: string | number; x: string | number; y: string | number }): string => `放大 ${zoom} 倍，左右 ${x}%，上下 ${y}%`;
