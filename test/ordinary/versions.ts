/* Tests changes to a server's version or pin, and added servers. */
import { digests } from './corpus.ts';
import { harmless, judged, type Pull } from './play.ts';
import {
  board,
  byDigest,
  docker,
  notes,
  npx,
  project,
  replaced,
  servers,
  tickets,
  uvx,
} from './repositories.ts';

const tables = (version: string) => npx(`@fictional-mcp/tables@${version}`);
/** Returns the project with another version of `tables`. */
const before = (version: string) => ({ ...project, ...replaced({ tables: tables(version) }) });
const shell = (spec: string) => ({ shell: npx(spec) });
const withShell = { ...project, ...replaced(shell('@fictional-mcp/shell')) };
const pinned = { ...project, ...replaced({ board: byDigest }) };

export const versions: readonly Pull[] = [
  ...harmless(project, [
    [
      'adds a server with a good grade',
      replaced({ calendar: npx('@fictional-mcp/calendar@2.1.0') }),
    ],
    [
      'adds an address with a good grade',
      servers({ notes, tickets }),
      { start: { ...project, ...servers({ notes }) } },
    ],
    ['raises a version above the minimum', replaced({ tables: tables('1.0.0') })],
    [
      'raises a version within grade A',
      replaced({ board: docker(`${board}:1.1.0`, '-e', 'BOARD_TOKEN') }),
    ],
    [
      'lowers a version within its letter',
      replaced({ tables: tables('1.1.0') }),
      { start: before('1.0.0') },
    ],
    [
      'pins what followed the newest',
      replaced({}),
      { start: { ...project, ...replaced({ notes: npx('@fictional-mcp/notes') }) } },
    ],
    [
      'pins what followed a tag',
      replaced({}),
      { start: { ...project, ...replaced({ notes: npx('@fictional-mcp/notes@latest') }) } },
    ],
    [
      'writes a version as Python does',
      replaced({
        weather: {
          command: 'uvx',
          args: ['--from', 'fictional-mcp-weather==2.1.0', 'fictional-mcp-weather'],
        },
      }),
    ],
    ['pins an image by its digest', replaced({ board: byDigest })],
    [
      'raises a digest',
      replaced({ board: docker(`${board}@${digests['1.1.0']}`) }),
      { start: pinned },
    ],
    ['adds a server behind a bridge', replaced({ forms: npx('mcp-remote', tickets.url) })],
  ]),
  ...judged('warn', project, [
    ['raises a version that stays below the minimum', replaced({}), { start: before('0.9.0') }],
    [
      'pins what floats at a version below the minimum',
      replaced(shell('@fictional-mcp/shell@0.1.0')),
      { start: withShell },
    ],
    [
      'pins what follows a tag at a version below the minimum',
      replaced(shell('@fictional-mcp/shell@0.1.0')),
      { start: { ...project, ...replaced(shell('@fictional-mcp/shell@latest')) } },
    ],
    ['lowers a version by a letter', replaced({ notes: npx('@fictional-mcp/notes@1.3.0') })],
    ['unpins a server', replaced({ notes: npx('@fictional-mcp/notes@latest') })],
    [
      'raises a version to one that is listed and not scored',
      replaced({ tables: tables('2.0.0') }),
    ],
    [
      'raises a version to one of this morning',
      replaced({ notes: npx('@fictional-mcp/notes@9.9.9') }),
    ],
    [
      'raises a digest to one that is not listed',
      replaced({ board: docker(`${board}@${digests.unknown}`) }),
      { start: pinned },
    ],
    ['adds a server that is not listed', replaced({ forms: npx('acme-forms-mcp@1.0.0') })],
    [
      'adds a server that is not listed, without a version',
      replaced({ forms: npx('acme-forms-mcp') }),
    ],
    [
      'adds a server from a repository',
      replaced({ forms: uvx('git+https://git.example/acme/forms-mcp') }),
    ],
    [
      'raises a version with a new failing check',
      replaced({ tables: tables('1.3.0') }),
      { start: before('1.0.0') },
    ],
  ]),
  ...judged('fail', project, [
    ['adds a server below the minimum', replaced({ files: npx('@fictional-mcp/files@1.2.0') })],
    [
      'lowers a version below the minimum',
      replaced({ tables: tables('0.10.0') }),
      { start: before('1.0.0') },
    ],
    ['lowers a version that is below the minimum', replaced({ tables: tables('0.9.0') })],
    [
      'raises a version that has a failing check more',
      replaced({ tables: tables('0.11.0') }),
      { start: before('0.9.0') },
    ],
    ['writes a name with a slip', replaced({ forecast: uvx('fictional-mcp-wether@2.1.0') })],
    [
      'replaces a graded server by one that is not listed',
      replaced({ notes: npx('acme-notes-mcp@1.0.0') }),
    ],
    [
      'lets a version go that is below the minimum',
      replaced(shell('@fictional-mcp/shell')),
      { start: { ...project, ...replaced(shell('@fictional-mcp/shell@0.1.0')) } },
    ],
  ]),
];
