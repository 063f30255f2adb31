import { expect, test } from 'vitest';
import { createLinkFollower } from '../../../src/io/files/links.ts';
import { unreadableReasons } from '../../../src/io/files/unreadable.ts';

/** Creates a file system of folders, files and links from the links' targets. */
function follower(links: Readonly<Record<string, string>>) {
  const folders = new Set(['sub']);
  const files = new Set(['file', 'sub/file']);
  return createLinkFollower({
    kindAt: async (path) => {
      if (folders.has(path)) return 'folder';
      if (files.has(path)) return 'other';
      return path in links ? 'link' : null;
    },
    targetOf: async (link) => ({ text: links[link] ?? '' }),
  });
}

test.for<[string, string, string | null]>([
  ['sub/file', 'a file', 'sub/file'],
  ['to-file', 'a link to a file', 'file'],
  ['to-folder/file', 'a file in a linked folder', 'sub/file'],
  ['to-folder/..', 'the folder above a linked folder', ''],
  ['sub/to-root', 'a link from the root', 'sub/file'],
  ['to-file/..', 'the folder above a linked file', null],
  ['to-file/.', 'a linked file as a folder', null],
  ['file/.', 'a file as a folder', null],
])('%s, %s, leads to %j', async ([path, , expected]) => {
  const follow = follower({ 'to-file': 'file', 'to-folder': 'sub', 'sub/to-root': '/sub/file' });
  const place = expected === null ? { reason: unreadableReasons.absent } : { path: expected };
  expect(await follow(path)).toEqual(place);
});
