/** One question: what is typed, sentences that are about it, and sentences that only contain the same characters. */
export interface Question {
  readonly query: string;
  readonly about: readonly string[];
  readonly decoys?: readonly string[];
}

/** Fifty questions as people type them into a document store: plain words, parts of compounds, part numbers, names, abbreviations. */
export const QUESTIONS: readonly Question[] = [
  {
    query: '京都',
    about: ['京都支店の賃貸借契約を更新する。', '納入先は京都市下京区とする。'],
    decoys: ['本社を東京都千代田区に置く。', '東京都の条例に従う。'],
  },
  {
    query: '理事',
    about: ['理事の選任は総会で行う。'],
    decoys: ['修繕は管理事務所へ届け出る。', '処理事項を一覧にする。'],
  },
  { query: '会計', about: ['会計監査人の意見を添える。'], decoys: ['商談の機会計画を四半期ごとに見直す。'] },
  { query: '本社', about: ['本社の倉庫に保管する。'], decoys: ['日本社会保険労務の手引きに準じる。'] },
  { query: '部長', about: ['部長の承認を得て発注する。'], decoys: ['書類は全部長期保存とする。'] },
  { query: '出席', about: ['取締役の出席を記録する。'], decoys: ['外出席次表を貼り替える。'] },
  { query: '手形', about: ['手形による支払いは行わない。'], decoys: ['切手形式の証紙を貼る。'] },
  { query: '人事', about: ['人事の異動を通知する。'], decoys: ['個人事業主との取引にも適用する。'] },
  { query: '公開', about: ['決算の公開日を定める。'], decoys: ['主人公開発者会議の議事を残す。'] },
  { query: '動産', about: ['動産の引渡しをもって完了とする。'], decoys: ['不動産の登記を確認する。'] },
  { query: '効率', about: ['作業の効率を毎月測る。'], decoys: ['有効率直な意見を集める。'] },
  { query: '上場', about: ['上場の準備に入る。'], decoys: ['以上場合分けのとおりとする。'] },
  { query: '契約解除', about: ['契約解除通知書を送付する。', '契約解除の手続きを定める。'] },
  { query: '解除', about: ['相手方は即時に解除できる。', '契約解除通知書を送付する。'] },
  { query: '損害賠償', about: ['損害賠償責任の上限を定める。'] },
  { query: '賠償', about: ['損害賠償責任の上限を定める。', '賠償の額は協議による。'] },
  { query: '秘密保持', about: ['秘密保持契約書を締結する。'] },
  { query: '保持契約', about: ['秘密保持契約書を締結する。'] },
  { query: '個人情報', about: ['個人情報取扱規程を改める。'] },
  { query: '取扱規程', about: ['個人情報取扱規程を改める。'] },
  { query: '業務委託', about: ['業務委託基本契約を結ぶ。'] },
  { query: '基本契約', about: ['業務委託基本契約を結ぶ。'] },
  { query: '請求書', about: ['請求書発行代行業務を委ねる。'] },
  { query: '発行代行', about: ['請求書発行代行業務を委ねる。'] },
  { query: '再委託', about: ['再委託先の名簿を提出する。', '再委託は書面の承諾による。'] },
  { query: '委託先', about: ['再委託先の名簿を提出する。', '委託先の監査を行う。'] },
  { query: '検収', about: ['検収書を受け取った日に完了とする。', '検収は十日以内に行う。'] },
  { query: '見積', about: ['見積書の有効期限は三十日とする。'] },
  { query: '瑕疵', about: ['瑕疵担保責任の期間を一年とする。'] },
  { query: '就業規則', about: ['就業規則第十二条を適用する。'] },
  { query: '第十二条', about: ['就業規則第十二条を適用する。'] },
  { query: '基幹システム', about: ['基幹システム刷新計画を承認する。'] },
  { query: '刷新', about: ['基幹システム刷新計画を承認する。', '帳票の様式を刷新する。'] },
  { query: 'サーバ更改', about: ['サーバ更改の作業手順を添える。'] },
  { query: 'BX-1208', about: ['型番BX-1208Aを交換する。', 'BX-1208の保守部品を備える。'] },
  { query: 'BX-1208A', about: ['型番BX-1208Aを交換する。'] },
  { query: 'KT40', about: ['弁KT40Lの点検周期を改める。', 'KT40の図面を差し替える。'] },
  { query: 'RPT-217', about: ['帳票RPT-217の印刷を停止する。'] },
  { query: 'ひなた便', about: ['ひなた便の利用規約を改める。', '配送はひなた便による。'] },
  { query: 'アオゾラ', about: ['アオゾラノートの導入手順を配る。', 'アオゾラの利用を終了する。'] },
  { query: 'アオゾラノート', about: ['アオゾラノートの導入手順を配る。'] },
  { query: '情シス', about: ['申請は情シス部門へ提出する。'] },
  { query: '電帳法', about: ['電帳法対応の保存要件を満たす。'] },
  { query: 'インボイス', about: ['インボイス制度の登録番号を記す。'] },
  { query: '稟議', about: ['稟議書の決裁区分を改める。'] },
  { query: '決裁', about: ['稟議書の決裁区分を改める。', '決裁の日付を記す。'] },
  { query: '与信', about: ['与信限度額を見直す。'] },
  { query: '限度額', about: ['与信限度額を見直す。', '旅費の限度額を定める。'] },
  { query: '棚卸', about: ['棚卸資産の評価方法を定める。', '年に一度の棚卸を行う。'] },
  { query: '減価償却', about: ['減価償却累計額を注記する。'] },
];

/** What every document is filled with. */
export const FILLERS: readonly string[] = [
  'この文書は関係者に配布する。',
  '変更があるときは書面で通知する。',
  '担当者は毎月の状況を報告する。',
  '保管の期間は七年とする。',
  '前項に定めのない事項は協議して決める。',
  '記録は年度ごとに綴じる。',
  '写しを関係する部署へ送る。',
  '施行の日は別に定める。',
  '期限までに返答がないときは承諾とみなす。',
  '費用はそれぞれが負担する。',
];
