import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the program. */
export const root = join(import.meta.dirname, '../..')

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
const words = scripts.start.split(' ')

/** Arguments of node in `npm start`, for a process in the folder of the program. */
export const startArguments: readonly string[] = words.slice(words.indexOf('node') + 1)

/** Variables that `npm start` sets. */
export const startSettings: Readonly<Record<string, string>> = Object.fromEntries(
  words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')),
)
