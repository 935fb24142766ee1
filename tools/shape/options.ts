import type { IResolveOptions } from 'dependency-cruiser'

/** How imports are found: our workspaces give their files by `exports`. */
export const resolving: Partial<IResolveOptions> = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default', 'types'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
}
