import type { ModelError } from './modelError';
import type { About, Facts, Params, Vector3 } from './result';

/**
 * Build output for one model file. plugins/docusaurus/models writes it as JSON, and the page that shows the model
 * imports it. It contains everything that `<Model>` needs before a reader activates it.
 */
export interface BuiltModel {
  /** Path below models/ without the file extension: "tutorial-overview/drawing/first-profile". */
  readonly name: string;
  readonly about: About & { readonly title: string; readonly description: string };
  /** The file as readers see and edit it: `defaultParams` and `main`, without `about`. */
  readonly code: string;
  /** The packed colours of `code` (`src/highlight/packColors.ts`), for pages that show highlighted code. */
  readonly colors?: string;
  readonly defaultParams: Params | null;
  readonly facts: Facts;
  /** Lines that the model prints to the console, if any. */
  readonly output?: readonly string[];
  readonly picture: {
    /** URL below the site's base: "/models/<name>.<hash>.webp" or ".svg". */
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  /** GLB of a 3D result; null for drawings. */
  readonly mesh: { readonly src: string; readonly bytes: number } | null;
  /** The measurements of an exercise's solution with parameter values other than the defaults. */
  readonly variants?: readonly Variant[];
  /** The failure of a model that demonstrates a mistake. The picture is empty if nothing can be drawn. */
  readonly failure?: ModelError;
  /**
   * The model's URL in the workbench: "https://studio.replicad.xyz/workbench#code=…". Part of the HTML of most models,
   * but not of the page's code: the URL is compressed code and would double the size of each model.
   */
  readonly workbenchUrl?: string | undefined;
}

/** The measurements of a model with parameter values other than the defaults. */
export interface Variant {
  readonly params: Params;
  readonly numbers: Required<Pick<Facts, 'volume' | 'area' | 'box'>> & { readonly center: Vector3 };
}

/** A built model as the build stores it. */
export interface StoredModel extends BuiltModel {
  readonly workbenchUrl: string;
}

/** A modelling technique that a model demonstrates. */
export interface Technique {
  /** Part of the gallery's URLs, so it must not change. */
  readonly id: string;
  /** The name that readers see. */
  readonly label: string;
}

/** The data for a small picture of a model: about a hundredth of the size of a `BuiltModel`. */
export type ModelThumbnailData = Pick<BuiltModel, 'name' | 'picture'>;

/** The data for a card with a model's picture and title, on pages with many models. */
export interface ModelSummaryData extends ModelThumbnailData {
  readonly title: string;
  readonly techniques: readonly Technique[];
}
