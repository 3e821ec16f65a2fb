import type { EntryType } from './indexFormat';

/** Words of questions that say nothing of what is asked. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about according after all also am an and any are as at based be been before but by can cannot
  could did do does doesn depending don for from has have how i if in into is isn it its just
  like make me mui my need not of on only or other our problem properly react really
  setting should so some t than that the their them then there these this to used want
  was way we widget what when where which while why will with without work working works
  would x you your 的 了 吗 呢 吧 啊 怎么 怎样 怎么样 如何 什么 为什么 哪里 哪个 请问 我 我们 想 要 想要 需要 多少 某个 指定 可以
  能 能否 能不能 是 是否 有 没有 在 里 里面 中 上 时 时候 后 和 与 或 把 给 让 用 使用 实现 设置 进行 一个 每个 某 到 为 被 对 从 问题 一 某些
  方法 办法 问 不 会 做 怎么办 怎么做 怎样才能 只 只能 仅 选`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words that stand in many questions and in many names: they tell a little. */
export const WEAK_WORDS: ReadonlySet<string> = new Set([
  'by default',
  ...'add all change component custom default display get react set show use using 全部 显示 获取 修改 添加 自定义 组件 控件 默认'.split(
    ' ',
  ),
]);

/** Words that name the kind of thing that a reader looks for. */
export const TYPE_WORDS: Readonly<Record<string, readonly EntryType[]>> = {
  prop: ['prop', 'param', 'member'],
  property: ['prop', 'member'],
  attribute: ['prop', 'member'],
  option: ['prop', 'member'],
  属性: ['prop', 'member', 'param'],
  event: ['event', 'prop'],
  callback: ['prop', 'event'],
  handler: ['prop', 'event'],
  事件: ['event', 'prop'],
  回调: ['prop', 'event'],
  slot: ['slot'],
  插槽: ['slot'],
  class: ['class'],
  css: ['class'],
  类名: ['class'],
  样式: ['class'],
  method: ['member'],
  function: ['member', 'hook', 'selector'],
  selector: ['selector'],
  选择器: ['selector'],
  hook: ['hook'],
  component: ['component'],
  组件: ['component'],
  interface: ['interface'],
  type: ['interface'],
  类型: ['interface'],
  接口: ['interface'],
  demo: ['demo'],
  example: ['demo', 'page', 'heading'],
  示例: ['demo', 'page', 'heading'],
  演示: ['demo', 'page', 'heading'],
};
