import { describe, expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const ink = (name: string, text: string) => `<span class="prose__${name}">${text}</span>`;

/** A line of each language that articles show, with the parts that the design colours. */
describe('code is coloured', () => {
  test.each([
    ['bash', '# note\nif true', ['comment:# note', 'keyword:if']],
    ['css', '/* note */ a { color: red }', ['comment:/* note */', 'keyword:a', 'keyword:color']],
    ['diff', '+new\n-old', ['string:+new', 'keyword:-old']],
    ['http', 'GET /a HTTP/1.1\nAccept: x', ['keyword:GET', 'keyword:Accept']],
    ['java', 'return "a"; // note', ['keyword:return', 'string:"a"', 'comment:// note']],
    ['javascript', 'const a = /x/;', ['keyword:const', 'string:/x/']],
    ['json', '{"a": 1, "b": true}', ['keyword:"a"', 'string:1', 'keyword:true']],
    ['markdown', '# Title\n\n> quote', ['keyword:# Title', 'comment:> quote']],
    ['nginx', 'listen 80;', ['keyword:listen', 'string:80']],
    ['php', "<?php echo 'a';", ['keyword:echo', "string:'a'"]],
    ['python', 'def f(): return 1', ['keyword:def', 'string:1']],
    ['sql', "SELECT 'a'", ['keyword:SELECT', "string:'a'"]],
    ['typescript', 'const a: number = 1;', ['keyword:const', 'string:1']],
    ['xml', '<a b="c"/>', ['keyword:a', 'keyword:b']],
    ['yaml', 'a: 1 # note', ['keyword:a:', 'string:1', 'comment:# note']],
  ])('%s', (language, code, parts) => {
    const html = highlight(code, language);
    for (const part of parts) {
      const [name = '', text = ''] = [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)];
      const escaped = text.replaceAll('"', '&quot;').replaceAll("'", '&#x27;').replaceAll('>', '&gt;');
      expect(html).toContain(ink(name, escaped));
    }
    expect(html.match(/<span/g)?.length).toBe(html.match(/<\/span>/g)?.length);
  });
});

test('code in an unknown language is only escaped, and the same code is coloured separately for each language', () => {
  expect(highlight('if <b>', 'cobol')).toBe('if &lt;b&gt;');
  expect([highlight('if', 'python'), highlight('if', 'css')]).toEqual([ink('keyword', 'if'), 'if']);
  expect(highlight('if', 'python')).toBe(ink('keyword', 'if'));
});
