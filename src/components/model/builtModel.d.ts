/** The build's data of a model, by the model's name. Written by plugins/docusaurus/models. */
declare module '@models/*.json' {
  import type { BuiltModel } from '@site/src/modeling';

  const model: BuiltModel;
  export default model;
}

/** The data that a model's card shows, by the model's name. Written by plugins/docusaurus/models. */
declare module '@summaries/*.json' {
  import type { ModelSummaryData } from '@site/src/modeling';

  const card: ModelSummaryData;
  export default card;
}
