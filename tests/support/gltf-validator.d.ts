/** The part of gltf-validator 2.0 that tests use; the package has no types. */
declare module 'gltf-validator' {
  interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly messages: readonly {
        readonly code: string;
        readonly message: string;
        /** 0: error, 1: warning. */
        readonly severity: number;
      }[];
    };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}
