import type { ModelError } from './modelError';
import type { About, Facts, Params } from './result';

/**
 * What the build keeps of one model file: written by plugins/docusaurus/models as one JSON file per model, imported by the page
 * that shows it. Everything `<Model>` needs before a reader activates it is here.
 */
export interface BuiltModel {
  /** Path below models/ without ending: "tutorial-overview/drawing/first-profile". */
  readonly name: string;
  readonly about: About & { readonly title: string; readonly description: string };
  /** The file as readers see and edit it: without `about`, with `defaultParams` and `main`. */
  readonly code: string;
  /** The colours of `code`, where a page carries it: `src/highlight/packColors.ts`. */
  readonly colors?: string;
  readonly defaultParams: Params | null;
  readonly facts: Facts;
  /** What it writes to the console, line by line, where it writes anything. */
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
  /** Of a model that shows a mistake: how it fails. Its picture is empty when the failure leaves nothing to see. */
  readonly failure?: ModelError;
  /**
   * "https://studio.replicad.xyz/workbench#code=…", for the HTML of most models. Pages' code does not carry it: it is packed, and
   * would double the bytes of each model.
   */
  readonly workbenchUrl?: string | undefined;
}

/** All that the build keeps of a model. */
export interface StoredModel extends BuiltModel {
  readonly workbenchUrl: string;
}

/** A way of modelling that a model may show. */
export interface Technique {
  /** Stands in addresses of the gallery: it stays as it is. */
  readonly id: string;
  /** What readers call it. */
  readonly label: string;
}

/** What a small picture of a model needs of it, and no more: a hundredth of the whole. */
export type ModelThumbnailData = Pick<BuiltModel, 'name' | 'picture'>;

/** What a picture with words needs of a model, on a page of many. */
export interface ModelSummaryData extends ModelThumbnailData {
  readonly title: string;
  readonly techniques: readonly Technique[];
}
