/** Modules of the platform that ours take the place of, each for the reason its own file gives. */
export function replacedModules(ours: (file: string) => string): [RegExp, string][] {
  return [
    [/[\\/]theme-classic[\\/]lib[\\/]nprogress(?:\.js)?$/, ours("routeProgress.ts")],
    [/[\\/]core[\\/]lib[\\/]client[\\/]preload\.js$/, ours("preload.ts")],
    [/[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/, ours("useWindowSize.ts")],
  ];
}
