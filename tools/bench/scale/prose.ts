import type { PerLang } from '#src/i18n/langs.ts';

/** Words and sentences for the articles of a language. */
interface Prose {
  readonly sentences: readonly string[];
  readonly headings: readonly string[];
  /** The cast of the site's own content. */
  readonly authors: readonly string[];
  readonly position: string;
  readonly link: string;
  title(topic: string, number: number): string;
}

/** Sentences of a technical article in the three languages; they mean the same. */
export const PROSE: PerLang<Prose> = {
  ja: {
    sentences: [
      '基幹システムの刷新では、業務部門と情報システム部門が同じ図面を見ながら議論できる状態をつくることが出発点になります。',
      'まず現行の処理を三つの層に分け、それぞれの変更頻度と障害の影響範囲を表にしました。',
      'イベント駆動の構成にすると、後続処理を止めずに新しい購読者を追加できるため、段階的な移行がしやすくなります。',
      '一方で、順序の保証や重複配信への備えを怠ると、運用の負担はむしろ増えることがあります。',
      'そこで、冪等な処理と再送可能なキューを前提に、失敗を日常の出来事として設計に組み込みました。',
      '設計書は図だけでなく、判断の理由と却下した案も残すことで、数年後の担当者が同じ議論を繰り返さずに済みます。',
      'クラウドの利用料は見積もりよりも使い方で決まるため、最初の月から部門ごとに費用を可視化しました。',
      'テストの自動化は目的ではなく、変更を恐れずに出せるようにするための手段です。',
    ],
    headings: ['背景と課題', '設計の方針', '実装の要点', '運用と監視', '結果と学び', '今後の展望'],
    authors: ['佐藤 花子', '鈴木 次郎', '高橋 三奈', '王 小明', '李 小红'],
    position: 'エンジニア',
    link: 'お問い合わせはこちら',
    title: (topic, number) => `設計の現場から 第${number}回 ${topic}`,
  },
  en: {
    sentences: [
      'Renewing a core system begins with a state in which business and IT can discuss over the same drawing.',
      'First we divided the present processing into three layers and listed how often each changes and how far its failures reach.',
      'With an event-driven structure, new subscribers join without stopping what follows, which makes a step-by-step migration easier.',
      'Whoever neglects ordering and duplicate deliveries, however, may end up with more work in operation than before.',
      'So we took idempotent processing and repeatable queues for granted and designed for failure as an everyday event.',
      'A design document keeps the reasons and the rejected options too, so that nobody has to repeat the discussion years later.',
      'What the cloud costs depends on use more than on estimates, so costs were made visible by department from the first month.',
      'Automated tests are not an end in themselves but the means to release changes without fear.',
    ],
    headings: [
      'Background',
      'Design principles',
      'Implementation',
      'Operation',
      'Results and lessons',
      'What comes next',
    ],
    authors: ['Hanako Sato', 'Jiro Suzuki', 'Mina Takahashi', 'Xiaoming Wang', 'Xiaohong Li'],
    position: 'Engineer',
    link: 'Ask us about it.',
    title: (topic, number) => `From the design desk, part ${number}: ${topic}`,
  },
  zh: {
    sentences: [
      '核心系统的更新，首先要让业务部门和信息部门能够看着同一张图纸讨论。',
      '我们先把现有处理分成三层，列出每一层的变更频率和故障影响范围。',
      '采用事件驱动的结构，可以在不停止后续处理的情况下增加新的订阅者，便于分阶段迁移。',
      '另一方面，如果忽视了顺序保证和重复投递，运维的负担反而可能增加。',
      '因此我们以幂等处理和可重发的队列为前提，把失败当作日常事件纳入设计。',
      '设计文档不仅保留图，也保留判断的理由和被否决的方案，几年后的负责人就不必重复同样的讨论。',
      '云的费用取决于使用方式而不是估算，所以从第一个月起就按部门展示费用。',
      '测试自动化不是目的，而是让人不怕变更、敢于发布的手段。',
    ],
    headings: ['背景与课题', '设计方针', '实现要点', '运维与监控', '结果与经验', '今后的展望'],
    authors: ['佐藤花子', '铃木次郎', '高桥三奈', '王小明', '李小红'],
    position: '工程师',
    link: '欢迎咨询',
    title: (topic, number) => `设计现场 第${number}期 ${topic}`,
  },
};
