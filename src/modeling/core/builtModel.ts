import type { ModelError } from './modelError';
import type { About, Facts, Params, Vector3 } from './result';

/**
 * Build output for one model file. plugins/docusaurus/models writes it as JSON, and the page that shows the model
 * imports it. It contains everything that `<Model>` needs before a reader activates it.
 */
export interface BuiltModel {
  /** Path below models/ without ending: "tutorial-overview/drawing/first-profile". */
  readonly name: string;
  readonly about: About & { readonly title: string; readonly description: string };
  /** The file as readers see and edit it: without `about`, with `defaultParams` and `main`. */
  readonly code: string;
  /** The packed colours of `code`, on pages that contain them: `src/highlight/packColors.ts`. */
  readonly colors?: string;
  readonly defaultParams: Params | null;
  readonly facts: Facts;
  /** Lines that the model prints to the console, if any. */
  readonly output?: readonly string[];
  readonly picture: {
    /** Address below the site's base: "/models/<name>.<hash>.webp" or ".svg". */
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  /** GLB of a 3D result; null for drawings. */
  readonly mesh: { readonly src: string; readonly bytes: number } | null;
  /** The solution of an exercise with other values than its defaults. */
  readonly variants?: readonly Variant[];
  /** The failure of a model that shows a mistake. The picture is empty if the failure leaves nothing to see. */
  readonly failure?: ModelError;
  /**
   * "https://studio.replicad.xyz/workbench#code=…", in the HTML of most models. Omitted from the code of pages,
   * because it is already compressed and would double the bytes of each model.
   */
  readonly workbenchUrl?: string | undefined;
}

/** The numbers of a model with other values than its defaults. */
export interface Variant {
  readonly params: Params;
  readonly numbers: Required<Pick<Facts, 'volume' | 'area' | 'box'>> & { readonly center: Vector3 };
}

/** A built model as the build stores it. */
export interface StoredModel extends BuiltModel {
  readonly workbenchUrl: string;
}

/** A technique that a model may show. */
export interface Technique {
  /** Part of the gallery's URLs, so it must not change. */
  readonly id: string;
  /** The name that readers see. */
  readonly label: string;
}

/** The data for a small picture of a model: about a hundredth of the whole. */
export type ModelThumbnailData = Pick<BuiltModel, 'name' | 'picture'>;

/** The data for a picture with text, on pages with many models. */
export interface ModelSummaryData extends ModelThumbnailData {
  readonly title: string;
  readonly techniques: readonly Technique[];
}
