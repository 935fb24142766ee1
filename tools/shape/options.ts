import type { IResolveOptions } from 'dependency-cruiser'

/** Resolution of imports: our workspaces publish their files by `exports`. */
export const resolving: Partial<IResolveOptions> = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default', 'types'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
}
