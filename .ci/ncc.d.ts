/** The part of ncc's API that the build uses; the package ships no types. */
declare module '@vercel/ncc' {
  interface Options {
    readonly filename: string;
    readonly cache: boolean;
    readonly minify: boolean;
    readonly esm: boolean;
    readonly license: string;
    readonly quiet: boolean;
  }
  interface Bundle {
    readonly code: string;
    readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
  }
  // biome-ignore lint/style/noDefaultExport: the package's own shape
  export default function ncc(input: string, options: Options): Promise<Bundle>;
}
