import { each, type Text } from './fact.ts';

/** A text of the catalogues that no built page shows: a server's answer, or a view after a failure. */
interface AnswerText {
  readonly namespace: string;
  readonly text: Text;
  readonly source: string;
}

const of = (namespace: string, source: string, texts: readonly Text[]): AnswerText[] =>
  texts.map((text) => ({ namespace, text, source }));

/** Sentences of answers and failures that are given word for word. */
export const answerTexts: readonly AnswerText[] = [
  ...of('contact', 'rule inquiry.messages', [
    each('この項目は必須です', 'This field is required', '此项为必填项'),
    each('有効なメールアドレスを入力してください', 'Please enter a valid email address', '请输入有效的邮箱地址'),
    each('有効な電話番号を入力してください', 'Please enter a valid phone number', '请输入有效的电话号码'),
  ]),
  ...of('contact', 'rule inquiry.outcome', [
    each('送信に失敗しました', 'Sending failed', '提交失败'),
    'Submit failed',
    each('しばらく時間をおいて再度お試しください。', 'Please try again later.', '请稍后再试。'),
    each('お問い合わせを送信しました', 'Your inquiry has been sent', '您的咨询已提交'),
  ]),
  ...of('news', 'rule lists.views', [
    each(
      'ニュースの読み込みに失敗しました。しばらく時間をおいて再度お試しください。',
      'Failed to load news, please try again after a while',
      '新闻加载失败，请稍后再试',
    ),
    each('ニュースはまだありません', 'No news articles yet', '暂无新闻'),
    each(
      'お探しの記事が存在しないか、削除された可能性があります。',
      'The article you are looking for does not exist or may have been removed.',
      '您要查找的文章不存在，或可能已被删除。',
    ),
  ]),
  ...of('tech-articles', 'rule lists.views', [
    each('技術記事はまだありません', 'No technical articles yet', '暂无技术文章'),
    each('条件に一致する記事はありません', 'No articles match the criteria', '没有符合条件的文章'),
  ]),
  ...of('error', 'rule shell.not-found', [
    each('ページが見つかりません', 'Page Not Found', '页面不存在'),
    each('サーバーエラーが発生しました', 'Server Error Occurred', '服务器发生错误'),
    each('ホームに戻る', 'Back to home', '返回首页'),
  ]),
];
