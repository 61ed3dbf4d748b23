/** One piece of the way from source to reader. */
export interface Step {
  readonly title: string;
  /** Seconds it takes with nothing cached, on two cores: the estimate of the first build. */
  readonly usualSeconds: number;
  /** Says how far it is, as often as it likes. Returns what came out, in a few words. */
  run(report: (progress: StepProgress) => void): Promise<string>;
}

export interface StepProgress {
  readonly detail: string;
  /** How much is done, 0 to 1, where the step knows. */
  readonly share?: number;
}
