import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Taro@Mihon.Example', 'taro@mihon.example'],
  ['taro+news+more@mihon.example', 'taro@mihon.example'],
  ['t.aro@mihon.example', 't.aro@mihon.example'],
  ['t.a.r.o+x.y@gmail.com', 'taro@gmail.com'],
  ['T.aro@GOOGLEMAIL.com', 'taro@gmail.com'],
  ['t.aro@mail.gmail.com', 't.aro@mail.gmail.com'],
  ['t.aro@gmail.com.example', 't.aro@gmail.com.example'],
  ['+a@b.example', '@b.example'],
])('%s leads to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
