/** Shortened lockfiles in the form that each manager writes, with truncated digests. */

export const packageLock3 = `{
  "name": "root",
  "lockfileVersion": 3,
  "requires": true,
  "packages": {
    "": {
      "name": "root",
      "workspaces": ["packages/*"],
      "dependencies": { "notes-mcp": "^1.0.0" }
    },
    "node_modules/@acme/a": {
      "resolved": "packages/a",
      "link": true
    },
    "node_modules/notes-mcp": {
      "version": "1.4.0",
      "resolved": "https://registry.npmjs.org/notes-mcp/-/notes-mcp-1.4.0.tgz",
      "integrity": "sha512-abc",
      "bin": {
        "notes-mcp": "dist/cli.js",
        "notes-admin": "dist/admin.js"
      }
    },
    "node_modules/@acme/files": {
      "version": "2.0.0",
      "resolved": "https://registry.npmjs.org/@acme/files/-/files-2.0.0.tgz",
      "integrity": "sha512-abc",
      "bin": { "files": "cli.js" }
    },
    "node_modules/other-name": {
      "name": "other",
      "version": "1.0.0",
      "resolved": "https://registry.npmjs.org/other/-/other-1.0.0.tgz"
    },
    "node_modules/in-bundle": {
      "version": "1.0.0",
      "inBundle": true
    },
    "node_modules/elsewhere": {
      "version": "1.0.0",
      "resolved": "https://npm.acme.example/elsewhere/-/elsewhere-1.0.0.tgz"
    },
    "node_modules/from-git": {
      "version": "1.0.0",
      "resolved": "git+ssh://git@github.com/acme/from-git.git#0123456789abcdef"
    },
    "node_modules/from-file": {
      "version": "1.0.0",
      "resolved": "file:from-file-1.0.0.tgz"
    },
    "node_modules/passed-off": {
      "version": "1.0.0",
      "resolved": "https://registry.npmjs.org/evil/-/evil-1.0.0.tgz"
    },
    "node_modules/no-version": {
      "resolved": "https://registry.npmjs.org/no-version/-/no-version-1.0.0.tgz"
    },
    "packages/a": {
      "name": "@acme/a",
      "bin": { "a-tool": "a.js" }
    },
    "packages/a/node_modules/@acme/files": {
      "version": "1.9.0",
      "integrity": "sha512-abc"
    }
  }
}
`;

export const packageLock2 = `{
  "name": "root",
  "lockfileVersion": 2,
  "requires": true,
  "packages": {
    "": {
      "name": "root",
      "dependencies": { "notes-mcp": "^1.0.0" }
    },
    "node_modules/notes-mcp": {
      "version": "1.4.0",
      "resolved": "https://registry.npmjs.org/notes-mcp/-/notes-mcp-1.4.0.tgz",
      "integrity": "sha512-abc",
      "bin": { "notes-mcp": "dist/cli.js" }
    }
  },
  "dependencies": {
    "notes-mcp": {
      "version": "1.4.0",
      "resolved": "https://registry.npmjs.org/notes-mcp/-/notes-mcp-1.4.0.tgz",
      "integrity": "sha512-abc"
    },
    "only-nested": { "version": "1.0.0" }
  }
}
`;

export const packageLock1 = `{
  "name": "root",
  "lockfileVersion": 1,
  "dependencies": {
    "@acme/a": {
      "version": "file:packages/a",
      "dependencies": {
        "notes-mcp": { "version": "1.3.0", "integrity": "sha512-abc" }
      }
    },
    "b": { "version": "file:packages/b" },
    "notes-mcp": {
      "version": "1.4.0",
      "resolved": "https://registry.npmjs.org/notes-mcp/-/notes-mcp-1.4.0.tgz",
      "integrity": "sha512-abc",
      "requires": { "inner": "^1.0.0" },
      "dependencies": {
        "inner": { "version": "1.0.0" }
      }
    },
    "aliased": {
      "version": "npm:other@7.0.0"
    },
    "self": {
      "version": "npm:self@7.0.0"
    },
    "tarred": {
      "version": "https://acme.example/tarred-1.3.0.tgz"
    },
    "gitted": {
      "version": "github:acme/gitted#0123456789abcdef"
    },
    "bundle": {
      "version": "1.0.0",
      "bundled": true
    }
  }
}
`;

export const pnpm9 = `lockfileVersion: '9.0'

settings:
  autoInstallPeers: true

overrides:
  parent>forced@1: 1.0.0

patchedDependencies:
  patched@1.0.0: {hash: abc, path: patches/patched.patch}

importers:

  .:
    dependencies:
      '@acme/a':
        specifier: workspace:*
        version: link:packages/a
      '@acme/files':
        specifier: ^2.0.0
        version: 2.0.0
      aliased:
        specifier: npm:other@7.0.0
        version: other@7.0.0
      elsewhere: {specifier: ^1.0.0, version: 1.0.0}
      forced: {specifier: ^1.0.0, version: 1.0.0}
      gitted: {specifier: github:acme/gitted, version: https://codeload.github.com/acme/gitted/tar.gz/0123}
      local: {specifier: file:./local, version: file:local}
      patched: {specifier: ^1.0.0, version: 1.0.0(patch_hash=abc)}
    devDependencies:
      notes-mcp:
        specifier: ^1.0.0
        version: 1.4.0
      with-peer:
        specifier: 1.2.0
        version: 1.2.0(react@18.2.0)(@types/react@18.0.0)

  packages/a:
    dependencies:
      '@acme/files':
        specifier: ^1.0.0
        version: 1.9.0

packages:

  '@acme/files@1.9.0':
    resolution: {integrity: sha512-abc}

  '@acme/files@2.0.0':
    resolution: {integrity: sha512-abc}
    engines: {node: '>=18'}

  elsewhere@1.0.0:
    resolution: {integrity: sha512-abc, tarball: https://npm.acme.example/elsewhere-1.0.0.tgz}

  forced@1.0.0:
    resolution: {integrity: sha512-abc}

  gitted@https://codeload.github.com/acme/gitted/tar.gz/0123:
    resolution: {tarball: https://codeload.github.com/acme/gitted/tar.gz/0123}

  local@file:local:
    resolution: {directory: local, type: directory}

  notes-mcp@1.4.0:
    resolution: {integrity: sha512-abc, tarball: https://registry.npmjs.org/notes-mcp/-/notes-mcp-1.4.0.tgz}
    hasBin: true

  other@7.0.0:
    resolution: {integrity: sha512-abc}

  patched@1.0.0:
    resolution: {integrity: sha512-abc}

  with-peer@1.2.0:
    resolution: {integrity: sha512-abc}
    peerDependencies:
      react: ^18.0.0

snapshots:

  notes-mcp@1.4.0: {}

  with-peer@1.2.0(react@18.2.0)(@types/react@18.0.0):
    dependencies:
      react: 18.2.0
`;

export const pnpm6 = `lockfileVersion: '6.0'

dependencies:
  aliased:
    specifier: npm:other@7.0.0
    version: /other@7.0.0
  notes-mcp:
    specifier: ^1.0.0
    version: 1.4.0
  with-peer:
    specifier: 1.2.0
    version: 1.2.0(react@18.2.0)
  patched:
    specifier: 1.0.0
    version: 1.0.0(patch_hash=abc)

packages:

  /notes-mcp@1.4.0:
    resolution: {integrity: sha512-abc}
    hasBin: true
    dev: false

  /other@7.0.0:
    resolution: {integrity: sha512-abc}
    dev: false

  /patched@1.0.0(patch_hash=abc):
    resolution: {integrity: sha512-abc}
    patched: true

  /with-peer@1.2.0(react@18.2.0):
    resolution: {integrity: sha512-abc}
    dev: false
`;

export const pnpm5 = `lockfileVersion: 5.4

importers:

  .:
    specifiers:
      aliased: npm:other@7.0.0
      notes-mcp: ^1.0.0
    dependencies:
      aliased: /other/7.0.0
      elsewhere: npm.acme.example/elsewhere/1.0.0
      notes-mcp: 1.4.0
      with-peer: 1.2.0_react@18.2.0

  packages/a:
    dependencies:
      '@acme/files': 1.9.0

packages:

  /@acme/files/1.9.0:
    resolution: {integrity: sha512-abc}
    dev: false

  /notes-mcp/1.4.0:
    resolution: {integrity: sha512-abc}
    hasBin: true

  /other/7.0.0:
    resolution: {integrity: sha512-abc}

  /with-peer/1.2.0_react@18.2.0:
    resolution: {integrity: sha512-abc}
`;

export const yarn1 = `# THIS IS AN AUTOGENERATED FILE. DO NOT EDIT THIS FILE DIRECTLY.
# yarn lockfile v1


notes-mcp@^1.0.0, notes-mcp@^1.4.0:
  version "1.4.0"
  resolved "https://registry.yarnpkg.com/notes-mcp/-/notes-mcp-1.4.0.tgz#0123"
  integrity sha512-abc

"@acme/files@^1.0.0":
  version "1.9.0"
  resolved "https://registry.yarnpkg.com/@acme/files/-/files-1.9.0.tgz#0123"

"@acme/files@^2.0.0", "@acme/files@>= 2 || ^3.0.0":
  version "2.0.0"
  resolved "https://registry.npmjs.org/@acme%2ffiles/-/files-2.0.0.tgz#0123"

"aliased@npm:other@7.0.0":
  version "7.0.0"
  resolved "https://registry.yarnpkg.com/other/-/other-7.0.0.tgz#0123"

"tarred@https://acme.example/tarred-1.3.0.tgz":
  version "1.3.0"
  resolved "https://acme.example/tarred-1.3.0.tgz#0123"

"local@file:./local":
  version "0.0.1"

elsewhere@^1.0.0:
  version "1.0.0"
  resolved "https://npm.acme.example/elsewhere/-/elsewhere-1.0.0.tgz#0123"

passed-off@^1.0.0:
  version "1.0.0"
  resolved "https://registry.yarnpkg.com/evil/-/evil-1.0.0.tgz#0123"

gitted@acme/gitted:
  version "1.0.0"
  resolved "https://codeload.github.com/acme/gitted/tar.gz/0123"
  dependencies:
    notes-mcp "^1.0.0"
`;

export const yarn4 = `# This file is generated by running "yarn install" inside your project.
# Manual changes might be lost - proceed with caution!

__metadata:
  version: 8
  cacheKey: 10c0

"@acme/a@workspace:*, @acme/a@workspace:packages/a":
  version: 0.0.0-use.local
  resolution: "@acme/a@workspace:packages/a"
  dependencies:
    "@acme/files": "npm:^1.0.0"
  bin:
    a-tool: a.js
  languageName: unknown
  linkType: soft

"@acme/files@npm:^1.0.0":
  version: 1.9.0
  resolution: "@acme/files@npm:1.9.0"
  bin:
    files: cli.js
  checksum: 10c0/abc
  languageName: node
  linkType: hard

"@acme/files@npm:^2.0.0":
  version: 2.0.0
  resolution: "@acme/files@npm:2.0.0"
  bin:
    files: cli.js
  linkType: hard

"aliased@npm:other@7.0.0, other@npm:^7.0.0":
  version: 7.0.0
  resolution: "other@npm:7.0.0"
  linkType: hard

"elsewhere@npm:^1.0.0":
  version: 1.0.0
  resolution: "elsewhere@npm:1.0.0::__archiveUrl=https%3A%2F%2Fnpm.acme.example%2Felsewhere-1.0.0.tgz"
  linkType: hard

"gitted@https://github.com/acme/gitted.git":
  version: 1.0.0
  resolution: "gitted@https://github.com/acme/gitted.git#commit=0123"
  linkType: hard

"local@file:./local::locator=root%40workspace%3A.":
  version: 0.0.1
  resolution: "local@file:./local#./local::hash=abc&locator=root%40workspace%3A."
  linkType: hard

"notes-mcp@npm:^1.0.0, notes-mcp@npm:^1.4.0":
  version: 1.4.0
  resolution: "notes-mcp@npm:1.4.0"
  bin:
    notes-mcp: dist/cli.js
  linkType: hard

"patched@npm:^1.0.0":
  version: 1.0.0
  resolution: "patched@npm:1.0.0"
  linkType: hard

"patched@patch:patched@npm%3A^1.0.0#optional!builtin<compat/patched>":
  version: 1.0.0
  resolution: "patched@patch:patched@npm%3A1.0.0#optional!builtin<compat/patched>::version=1.0.0&hash=abc"
  linkType: hard

"root@workspace:.":
  version: 0.0.0-use.local
  resolution: "root@workspace:."
  dependencies:
    "@acme/a": "workspace:*"
    "@acme/files": "npm:^2.0.0"
    notes-mcp: "npm:^1.0.0"
  languageName: unknown
  linkType: soft
`;

export const bun = `{
  "lockfileVersion": 1,
  "workspaces": {
    "": {
      "name": "root",
      "dependencies": {
        "notes-mcp": "^1.0.0",
      },
    },
    "packages/a": {
      "name": "@acme/a",
      "bin": "a.js",
    },
  },
  "patchedDependencies": {
    "patched@1.0.0": "patches/patched@1.0.0.patch",
  },
  "overrides": {
    "forced": "1.0.0",
  },
  "packages": {
    "@acme/a": ["@acme/a@workspace:packages/a"],

    "@acme/files": ["@acme/files@2.0.0", "", { "bin": { "files": "cli.js" } }, "sha512-abc"],

    "aliased": ["other@7.0.0", "", {}, "sha512-abc"],

    "elsewhere": ["elsewhere@1.0.0", "https://npm.acme.example/", {}, "sha512-abc"],

    "notes-mcp": ["notes-mcp@1.4.0", "", { "bin": "dist/cli.js" }, "sha512-abc"],

    "patched": ["patched@1.0.0", "", {}, "sha512-abc"],

    "forced": ["forced@1.0.0", "", {}, "sha512-abc"],

    "gitted": ["gitted@github:acme/gitted#0123", {}, "acme-gitted-0123"],

    "tarred": ["tarred@https://acme.example/tarred-1.3.0.tgz", {}, "sha512-abc"],

    "linked-programs": ["linked-programs@1.0.0", "", { "binDir": "bin" }, "sha512-abc"],

    "@acme/a/@acme/files": ["@acme/files@1.9.0", "", { "bin": { "files": "cli.js" } }, "sha512-abc"],
  }
}
`;

export const uv = `version = 1
revision = 3
requires-python = ">=3.10"

[manifest]
members = [
    "acme-a",
    "root",
]
constraints = [{ name = "held.back", specifier = "<4.9" }]
overrides = [{ name = "forced", specifier = "==3.7" }]

[[package]]
name = "acme-a"
version = "0.1.0"
source = { editable = "packages/a" }

[package.metadata]
requires-dist = [{ name = "notes-mcp" }]

[[package]]
name = "calendar"
version = "2022.6.15"
source = { registry = "https://pypi.org/simple" }
sdist = { url = "https://files.pythonhosted.org/packages/aa/calendar-2022.06.15.tar.gz", hash = "sha256:abc" }

[[package]]
name = "forced"
version = "3.7"
source = { registry = "https://pypi.org/simple" }

[[package]]
name = "gitted"
version = "1.0"
source = { git = "https://github.com/acme/gitted?rev=v1#0123" }

# A comment.

[[package]]
name = "held-back"
version = "4.8.0"
source = { registry = "https://pypi.org/simple" }

[[package]]
name = "many"
version = "1.0"
source = { registry = "https://pypi.org/simple" }

[[package]]
name = "many"
version = "2.0"
source = { registry = "https://pypi.org/simple" }

[[package]]
name = "notes-mcp"
version = "1.4.0"
source = { registry = "https://pypi.org/simple" }
wheels = [
    { url = "https://files.pythonhosted.org/packages/aa/notes_mcp-1.4.0-py3-none-any.whl", hash = "sha256:abc" },
]

[[package]]
name = "elsewhere"
version = "1.0"
source = { registry = "https://pypi.acme.example/simple" }

[[package]]
name = "passed-off"
version = "1.0"
source = { registry = "https://pypi.org/simple" }
wheels = [
    { url = "https://files.pythonhosted.org/packages/aa/evil-1.0-py3-none-any.whl", hash = "sha256:abc" },
]

[[package]]
name = "odd"
version = "not a version"
source = { registry = "https://pypi.org/simple" }

[[package]]
name = "root"
version = "0.1.0"
source = { virtual = "." }
dependencies = [
    { name = "notes-mcp" },
]
`;

export const poetry = `# This file is automatically @generated by Poetry 2.1.1 and should not be changed by hand.

[[package]]
name = "notes-mcp"
version = "1.4.0"
description = "Notes"
optional = false
python-versions = ">=3.10"
groups = ["main"]
files = [
    {file = "notes_mcp-1.4.0-py3-none-any.whl", hash = "sha256:abc"},
]

[[package]]
name = "gitted"
version = "1.0"
description = ""
optional = false
python-versions = "*"
files = []
develop = false

[package.source]
type = "git"
url = "https://github.com/acme/gitted.git"
reference = "v1"
resolved_reference = "0123"

[[package]]
name = "elsewhere"
version = "1.0"
files = []

[package.source]
type = "legacy"
url = "https://pypi.acme.example/simple"
reference = "acme"

[[package]]
name = "local"
version = "1.0"
files = []

[package.source]
type = "directory"
url = "local"

[[package]]
name = "many"
version = "1.0"
files = []

[[package]]
name = "many"
version = "2.0"
files = []

[metadata]
lock-version = "2.1"
python-versions = ">=3.10,<4"
content-hash = "0123"
`;
