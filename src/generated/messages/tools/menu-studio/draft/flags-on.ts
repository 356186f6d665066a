// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const hidden = '隐藏';
export const noClosable = '固定标签页';
export const noKeepAlive = '不保留页面状态';
export const alwaysShow = '总显示分组';
export const levelHidden = '省去这一级';
export const tabHidden = '不进标签栏';
export const dynamicNewTab = '每次打开新标签页';
export const noColumn = '收起第二栏';
