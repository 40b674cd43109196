// Stands in for tslib in the browser: of its thirty helpers, the platform's libraries use this one.
export function __importDefault<T>(module: T | { default: T }): { default: T } {
  const known = module as { __esModule?: boolean; default: T };
  return known.__esModule ? known : { default: module as T };
}
