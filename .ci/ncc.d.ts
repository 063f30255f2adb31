/** The part of ncc's API that the build uses; the package ships no types. */
declare module '@vercel/ncc' {
  interface Options {
    readonly filename: string;
    readonly cache: boolean;
    readonly minify: boolean;
    readonly esm: boolean;
    readonly quiet: boolean;
  }
  /** webpack's statistics: https://webpack.js.org/api/stats/ */
  interface Stats {
    readonly toJson: (options: Readonly<Record<string, boolean | number>>) => {
      readonly modules: readonly Module[];
    };
  }
  export interface Module {
    readonly id?: number | null;
    /** The module's absolute path, or that of the first module if several are concatenated. */
    readonly nameForCondition?: string | null;
    /** The concatenated modules, if `nestedModules` requests them. */
    readonly modules?: readonly Module[];
  }
  interface Bundle {
    readonly code: string;
    readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
    readonly stats: Stats;
  }
  // biome-ignore lint/style/noDefaultExport: the package's own shape
  export default function ncc(input: string, options: Options): Promise<Bundle>;
}
