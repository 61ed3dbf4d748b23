/** Written by plugins/docusaurus/models: what the build keeps of a model, by the model's name. */
declare module '@models/*.json' {
  import type { BuiltModel } from '@site/src/modeling';

  const model: BuiltModel;
  export default model;
}

/** And what a card of it shows. */
declare module '@summaries/*.json' {
  import type { ModelSummaryData } from '@site/src/modeling';

  const card: ModelSummaryData;
  export default card;
}
