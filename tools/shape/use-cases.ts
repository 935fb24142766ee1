import { routes } from '../../packages/contract/routes.ts'

const kebab = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()

const operations = Object.keys(routes).map(kebab).join('|')

/** The files of use cases: named after their operation, or by a verb when they are no call of the wire (anotar.ts). */
export const useCaseFiles = [`/(${operations})\\.ts$`, '/[a-z]+(ar|er|ir)\\.ts$', '/[a-z]+(ar|er|ir)-[^/]+\\.ts$']
