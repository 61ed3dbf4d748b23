import {
  loadGlbWriter,
  loadWorkbenchUrl,
  type BuiltModel,
  type ConsoleLine,
  type ModelDeclarations,
  type ExportedFile,
  type ExportFormat,
  type ModelError,
  type Params,
  type ParamValue,
  type Runner,
  type RunProgress,
  type RunRequest,
  type RunResult,
  type SolidPart,
} from '../../../modeling';
import { allowedParams, controlsOf, type ParameterControl } from './controls';
import { guardRunner } from './guardRunner';
import { watchStorage } from '../../browser-storage/browserStorage';
import type { Draft, DraftStore } from '../draft/draft';

/** The state of a model that a reader changes: code, values and the outcome of runs. */
export interface SessionState {
  readonly code: string;
  readonly controls: readonly ParameterControl[];
  /** The parameter values; null for a model without parameters. */
  readonly params: Params | null;
  readonly defaults: Params | null;
  /** The progress of the current run; null if nothing is running. */
  readonly progress: RunProgress | null;
  /** The result of the last successful run; null before the first. */
  readonly result: RunResult | null;
  /** The solids of the current run until they are measured; null otherwise. */
  readonly drawn: readonly SolidPart[] | null;
  /** The error of the last run or export; null if it succeeded. */
  readonly error: ModelError | null;
  /** The console output of the last run, even of a failed one; null before the first. */
  readonly console: readonly ConsoleLine[] | null;
  /** True if the last run failed, so the displayed result is older than code and values. */
  readonly isStale: boolean;
  /** True if `error` is only marked in the code, because the reader is still typing. */
  readonly isErrorQuiet: boolean;
  /** The number of successful runs. Screen readers announce each of these runs. */
  readonly runs: number;
  /** True if the code came with a link and the reader has not pressed Run yet. */
  readonly isForeign: boolean;
  /** True if the browser has stored the reader's version. */
  readonly isSaved: boolean;
  /** Coloured triangles of the last result, nine numbers each; null for none, or after a change by the reader. */
  readonly marked: Float32Array | null;
  /** Solids to compare the model with in the view; null for none. */
  readonly goal: readonly SolidPart[] | null;
  /** The version that another tab has saved; null once the reader has chosen which one to keep. */
  readonly otherDraft: Draft | null;
}

/** The code and the values that the reader sees. */
export type ModelVersion = Pick<SessionState, 'code' | 'params' | 'isForeign'>;

/** The contents of a link or a file. */
export interface LinkStart {
  readonly kind: 'link' | 'file';
  readonly params: Params | null;
  /** False for the code of a site model, which is trusted no matter who made the link. */
  readonly hasForeignCode: boolean;
}

/** Delay before a failed run shows its error while the reader is typing. Milliseconds. Requirement 10.95. */
const typedErrorDelay = 1500;

let sessions = 0;

/**
 * The code and values of a model that a reader changes, and the outcome of its runs. Components read `state` and
 * subscribe. The session is independent of React, so a run started by a slider outlives the slider's panel.
 */
export class ModelSession {
  #state: SessionState;
  readonly #listeners = new Set<() => void>();
  #unwatch: () => void = () => undefined;
  readonly #model: BuiltModel;
  readonly #runner: Runner;
  readonly #store: DraftStore;
  readonly #link: LinkStart | null;
  /** Unique per session, so a run never uses a kernel in which another session has left state. */
  readonly #owner = `session ${++sessions}`;
  /**
   * The values that the reader or a link has set. Edited code may have new defaults, so it receives only these
   * values.
   */
  #overrides: Params;
  /** True once the reader has run the linked code unchanged. */
  #wasLinkRun = false;
  /** The number of the latest run or export. Outcomes of earlier runs and exports are ignored. */
  #latest = 0;
  #lastRunCode: string | null = null;

  /** `model` is the version that Reset restores: a site model, or the model from `link`. */
  constructor(model: BuiltModel, runner: Runner, store: DraftStore, link: LinkStart | null = null) {
    this.#model = model;
    this.#runner = guardRunner(runner, () => this.#state.isForeign);
    this.#store = store;
    this.#link = link;
    this.#overrides = link?.params ?? {};
    const { code, defaultParams: defaults } = model;
    this.#state = {
      code,
      controls: controlsOf(defaults ?? {}, model.about.params),
      defaults,
      params: null,
      progress: null,
      result: null,
      drawn: null,
      error: null,
      console: null,
      isStale: false,
      isErrorQuiet: false,
      runs: 0,
      isForeign: link !== null,
      isSaved: false,
      marked: null,
      goal: null,
      otherDraft: null,
    };
    this.#state = { ...this.#state, params: this.#startParams() };
  }

  get state(): SessionState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#unwatch = watchStorage(this.#onStorageChange);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      // The last component that shows the model has unmounted, so its runs stop.
      this.#unwatch();
      this.#runner.releaseOwner(this.#owner);
    };
  };

  /** Prepares a kernel; called when the reader is about to start a run. */
  prepare(): void {
    this.#runner.prepare(this.#source());
  }

  setParam(name: string, value: ParamValue): void {
    if (!this.#state.params) return;
    this.#overrides = { ...this.#overrides, [name]: value };
    this.#set({ params: { ...this.#state.params, [name]: value }, marked: null });
    void this.#run();
    this.#keep();
  }

  resetParams(): void {
    this.#overrides = {};
    this.#set({ params: this.#state.defaults, marked: null });
    void this.#run();
    this.#keep();
  }

  /** Sets the code that the reader typed, and stores it for the next visit. */
  setCode(code: string): void {
    this.#set({ code, marked: null, isForeign: this.#isForeign(code) });
    // Starts loading a kernel for the edited code, which cannot use the current one.
    this.prepare();
    this.#keep();
  }

  /** Restores the link's version. Returns the discarded version, for `restore`. */
  backToLink(): ModelVersion {
    const { code, params, isForeign } = this.#state;
    this.#overrides = this.#link?.params ?? {};
    this.#set({
      code: this.#model.code,
      params: this.#startParams(),
      isForeign: isForeign || this.#isForeign(this.#model.code),
    });
    this.#keep();
    return { code, params, isForeign };
  }

  restore(version: ModelVersion): void {
    this.#overrides = overridesOf(version.params, this.#state.defaults);
    this.#set(version);
    this.#keep();
  }

  /**
   * Restores the reader's stored version, or else `copied`. Does nothing and returns false if neither exists, or if the
   * session has changes.
   */
  restoreDraft(copied: Draft | null = null): boolean {
    const draft = this.isChanged ? null : (this.#store.read() ?? copied);
    if (draft) this.#continueWith(draft);
    return draft !== null;
  }

  /** Overwrites the version that another tab has saved with the version of this tab. */
  keepOwn(): void {
    this.#set({ otherDraft: null });
    this.#keep();
  }

  /** Continues with the version that another tab has saved. */
  loadOtherDraft(): void {
    const { otherDraft, code } = this.#state;
    if (!otherDraft) return;
    this.#continueWith(otherDraft);
    // Runs immediately if only the values differ, as after a slider change. Different code does not run, so the
    // reader sees it first.
    if (this.#state.code === code) void this.#run();
    else this.prepare();
  }

  /**
   * True if the code differs from the original: the published model, or the link or file that the session opened.
   */
  get isEdited(): boolean {
    return this.#state.code !== this.#model.code;
  }

  /** True if the code or the values differ from the original. */
  get isChanged(): boolean {
    return this.isEdited || !isSame(this.#state.params, this.#startParams());
  }

  /** True if the browser could not store the reader's changes. */
  get isLost(): boolean {
    return this.isChanged && !this.#state.isSaved && !this.#state.otherDraft;
  }

  /** True if the code is that of a site model. Its values may differ. */
  get hasSiteCode(): boolean {
    return !this.isEdited && !this.#link?.hasForeignCode;
  }

  get isFromLink(): boolean {
    return this.#link !== null;
  }

  /** The origin of code that is not from this site. */
  get origin(): 'link' | 'file' | null {
    return this.#link?.kind ?? null;
  }

  /** The code and the values as they are stored. */
  get draft(): Draft {
    const { code, params, isForeign } = this.#state;
    return {
      code: this.isEdited ? code : null,
      // The site may change the model's defaults later, so only values that the reader has set are saved with its
      // code.
      params: this.hasSiteCode ? overridesOf(this.#overrides, this.#model.defaultParams) : params,
      wasRun: !isForeign,
    };
  }

  /** True if the model has attached files. Links and files with its code do not contain them. */
  get hasAttached(): boolean {
    return this.#store.attached?.() != null;
  }

  /** True if code and values are the same as in the build. */
  get isAsBuilt(): boolean {
    return this.hasSiteCode && isSame(this.#state.params, this.#state.defaults);
  }

  /** Returns the URL of this version in the workbench. Rejects if the code cannot be read. */
  async workbenchUrl(): Promise<string> {
    const workbenchUrl = await loadWorkbenchUrl();
    return workbenchUrl(this.#state.code, this.#state.params);
  }

  /** Runs the model because the reader asked for it. From then on, linked code may run. */
  run(): Promise<void> {
    if (this.#state.isForeign) {
      this.#wasLinkRun ||= !this.isEdited;
      this.#set({ isForeign: false });
      if (this.isChanged) this.#keep();
    }
    return this.#run();
  }

  /**
   * Runs the code while the reader types, except linked code that has not been run. A syntax error is only marked in
   * the code. Any other error appears later, and only if the code is still the same.
   */
  async runWhileTyping(): Promise<void> {
    const { code, isForeign } = this.#state;
    if (!isForeign && code !== this.#lastRunCode) await this.#run({ isTyped: true });
  }

  /** Runs the code with its default values. Resolves to null if it fails, or if another run replaces it. */
  async runWithDefaults(): Promise<RunResult | null> {
    this.#overrides = {};
    this.#set({ params: this.#state.defaults });
    this.#keep();
    const run = this.#latest + 1;
    await this.#run();
    return this.#latest === run && !this.#state.isStale ? this.#state.result : null;
  }

  /** Runs the code with other values, without changing the displayed result or the reader's values. */
  async runWith(params: Params): ReturnType<Runner['run']> {
    const run = ++this.#latest;
    const outcome = await this.#runner.run({ ...this.#request(), params });
    if (run === this.#latest) this.#set({ progress: null });
    return outcome;
  }

  /** Colours triangles of the last result, nine numbers each. */
  mark(marked: Float32Array): void {
    this.#set({ marked });
  }

  /** Shows solids to compare the model with, or none. */
  showGoal(goal: readonly SolidPart[] | null): void {
    this.#set({ goal });
  }

  /** Returns the solids of the last run as GLB; null if nothing has run. */
  async exportGlb(): Promise<ExportedFile | null> {
    const solids = this.#state.result?.parts.filter((part) => part.kind === 'solid') ?? [];
    if (solids.length === 0) return null;
    const writeGlb = await loadGlbWriter();
    const { buffer } = await writeGlb(solids);
    return { bytes: buffer, mime: 'model/gltf-binary' };
  }

  /** Exports the model to a file. After an error, returns null and puts the error into the state. */
  async export(format: ExportFormat): Promise<ExportedFile | null> {
    const run = ++this.#latest;
    const outcome = await this.#runner.export({ ...this.#request(), format });
    if (run === this.#latest) this.#set({ progress: null });
    if (outcome.kind === 'done') {
      this.#set({ error: null });
      return outcome.value;
    }
    if (outcome.kind === 'failed') this.#set({ error: outcome.error });
    return null;
  }

  stop(): void {
    this.#runner.stop(this.#owner);
  }

  async #run({ isTyped } = { isTyped: false }): Promise<void> {
    const run = ++this.#latest;
    const { console, code } = this.#state;
    this.#lastRunCode = code;
    if (console && console.length > 0) this.#set({ console: [] });
    const outcome = await this.#runner.run({
      ...this.#request(),
      onTriangulated: (drawn) => this.#set({ drawn }),
    });
    if (outcome.kind === 'replaced') return;
    if (outcome.kind === 'failed') {
      const { error, failed } = outcome;
      const isErrorQuiet = isTyped && error.kind === 'syntax';
      if (isTyped && !isErrorQuiet) {
        if (run === this.#latest) this.#set({ drawn: null, progress: null });
        await new Promise((resolve) => setTimeout(resolve, typedErrorDelay));
        if (run !== this.#latest) return;
        if (code !== this.#state.code) {
          // The reader may return to this code, which then runs again and shows its error.
          this.#lastRunCode = null;
          return;
        }
      }
      const isLatest = run === this.#latest;
      this.#set({
        drawn: null,
        ...(isLatest && { progress: null, error, isErrorQuiet, isStale: true }),
        ...(isLatest && { console: failed?.console ?? [] }),
        ...(isLatest && failed?.declared && this.#controlsAfter(failed.declared)),
      });
      return;
    }
    const { value: result } = outcome;
    const isLatest = run === this.#latest;
    this.#set({
      result,
      drawn: null,
      error: null,
      isStale: false,
      runs: this.#state.runs + 1,
      ...(isLatest && { progress: null, console: result.console }),
      ...this.#controlsAfter(result),
    });
  }

  /** Returns the initial values. Values from a link may be forged or belong to an older version of the model. */
  #startParams(): Params | null {
    const { defaults, controls } = this.#state;
    const given = this.#link?.params ?? null;
    return defaults ? allowedParams(defaults, given ?? {}, controls) : given;
  }

  /**
   * Returns true if `code` must not run before the reader presses Run: unedited code from a link that has not run yet,
   * or edits of such code.
   */
  #isForeign(code: string): boolean {
    const isLinkCode = this.#link !== null && code === this.#model.code;
    return this.#state.isForeign || (isLinkCode && !this.#wasLinkRun);
  }

  #source(): Pick<RunRequest, 'owner' | 'code' | 'origin' | 'attached'> {
    const attached = this.#store.attached?.();
    const own = this.#link?.hasForeignCode ? 'link' : 'edited';
    return {
      owner: this.#owner,
      code: this.#state.code,
      origin: this.hasSiteCode ? 'site' : own,
      ...(attached && { attached }),
    };
  }

  #keep(): void {
    // A suspended tab receives no `storage` events.
    if (this.#store.isStale?.()) this.#readOtherDraft();
    // Saving now would overwrite the version that another tab has saved.
    if (this.#state.otherDraft) return;
    const isChanged = this.isChanged;
    this.#set({ isSaved: this.#store.save(isChanged ? this.draft : null) && isChanged });
  }

  #continueWith(draft: Draft): void {
    const { code, params } = this.#versionOf(draft);
    const hasNoParams = code !== this.#model.code && !code.includes('defaultParams');
    this.#overrides = overridesOf(params, this.#state.defaults);
    this.#set({
      code,
      params,
      isForeign: this.#link !== null && !draft.wasRun,
      isSaved: true,
      marked: null,
      otherDraft: null,
      ...(hasNoParams && { controls: [] }),
    });
  }

  #versionOf({ code, params: kept }: Draft): Pick<ModelVersion, 'code' | 'params'> {
    const { params, defaults, controls } = this.#state;
    const isOwnCode = code === null || code === this.#model.code;
    return {
      code: code ?? this.#model.code,
      params:
        isOwnCode && defaults ? allowedParams(defaults, kept ?? {}, controls) : (kept ?? params),
    };
  }

  readonly #onStorageChange = (key: string | null, isOtherTab: boolean): void => {
    if (!isOtherTab || key !== this.#store.key) return;
    // The other tab may have changed only the name or the picture, which is not a new version.
    if (this.#store.isStale?.() ?? true) this.#readOtherDraft();
  };

  #readOtherDraft(): void {
    const draft = this.#store.read();
    const other = draft && this.#versionOf(draft);
    const { code, params } = this.#state;
    const isOther = other !== null && (other.code !== code || !isSame(other.params, params));
    this.#set({ otherDraft: isOther ? draft : null });
  }

  #request(): RunRequest {
    return {
      ...this.#source(),
      name: this.#model.name,
      params: Object.keys(this.#overrides).length > 0 ? this.#overrides : null,
      onProgress: (progress) => this.#set({ progress }),
    };
  }

  /**
   * If a run declared other default values than before, returns new controls, defaults and values. Values that are
   * still allowed are kept.
   */
  #controlsAfter({ defaultParams, about }: ModelDeclarations): Partial<SessionState> {
    if (isSame(defaultParams, this.#state.defaults)) return {};
    const controls = controlsOf(defaultParams ?? {}, about?.params ?? this.#model.about.params);
    const params = defaultParams && allowedParams(defaultParams, this.#overrides, controls);
    this.#overrides = overridesOf(params, defaultParams);
    return { controls, defaults: defaultParams, params };
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the values that differ from the defaults. */
function overridesOf(params: Params | null, defaults: Params | null): Params {
  const entries = Object.entries(params ?? {});
  return Object.fromEntries(entries.filter(([name, value]) => defaults?.[name] !== value));
}

function isSame(a: Params | null, b: Params | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
