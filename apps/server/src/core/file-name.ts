/** The file of a use case, without its ending: named after its operation (ASCII, kebab-case). */
export const fileNameOf = (operation: string): string =>
  operation
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
