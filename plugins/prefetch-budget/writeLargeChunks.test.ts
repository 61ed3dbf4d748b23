import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { listLarge } from './writeLargeChunks';

// Nothing makes this smaller.
const large = randomBytes(6000);

it('lists chunks of pages that are larger as sent than an ordinary one', async () => {
  const files = [
    ['assets/js/h2.2863ead7.js', large],
    ['assets/js/common.6592a2b6.js', large],
    ['assets/js/ly.599fa808.js', Buffer.alloc(100)],
    // Much of the same.
    ['assets/js/oi.ece99618.js', Buffer.alloc(100_000)],
    ['assets/js/src_editor_index_ts.5e95c892.js', large],
    ['assets/css/styles.59e82776.css', large],
  ] as const;
  expect(await listLarge(files, 4500)).toMatch(/^h2:60\d\d common:60\d\d$/);
});
