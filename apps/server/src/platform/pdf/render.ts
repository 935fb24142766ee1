import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Font } from 'fontkit'

/** What was memoized stays for so many papers. */
const MEMO = 10

/** What stands for a letter that the font has not. */
const UNKNOWN = '\ufffd'

interface Engine {
  compilerOf(workspace: string): NodeCompiler
  /** Letters that can be drawn. */
  readonly letters: ReadonlySet<number>
}

let loaded: Engine | undefined

/** The engine weighs some 50 MB: it is loaded with the first paper, not with the server. */
function engine(): Engine {
  if (loaded) return loaded
  const require = createRequire(import.meta.url)
  const { NodeCompiler } =
    require('@myriaddreamin/typst-ts-node-compiler') as typeof import('@myriaddreamin/typst-ts-node-compiler')
  const { create } = require('fontkit') as typeof import('fontkit')
  const fontBlobs = [
    require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
    require.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  ].map((path) => readFileSync(path))
  const compilers = new Map<string, NodeCompiler>()
  loaded = {
    letters: new Set((create(fontBlobs[0] as Buffer) as Font).characterSet),
    compilerOf(workspace) {
      // it reads its own folder and no other
      const compiler = compilers.get(workspace) ?? NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
      compilers.set(workspace, compiler)
      return compiler
    },
  }
  return loaded
}

/** A letter that the font lacks would make a paper without text under it, which the engine refuses to write. */
function drawable(texto: string, { letters }: Engine): string {
  const has = (letter: string) => letters.has(letter.codePointAt(0) ?? 0)
  const known = (letter: string) => (has(letter) || letter < ' ' ? letter : [...letter.normalize('NFD')].find(has))
  return Array.from(texto.normalize('NFC'), (letter) => known(letter) ?? UNKNOWN).join('')
}

/** Why, without what the paper says: the engine quotes it. */
const reasonOf = (error: unknown) =>
  [...String((error as { code?: unknown }).code ?? '').matchAll(/message: "((?:[^"\\]|\\.)*)"/g)]
    .map(([, message = '']) => message.replaceAll(/`[^`]*`/g, '…'))
    .join('; ')

/**
 * Renders a template of ours in this process, as tagged PDF/UA-1 with its fonts inside. `datos` reach the template as
 * values (`sys.inputs.datos`, JSON): nothing in them is read as markup. The same data of the same instant (ISO) are the
 * same bytes.
 */
export function renderPdf(template: URL, datos: object, en: string): Buffer {
  const made = engine()
  const compiler = made.compilerOf(fileURLToPath(new URL('.', template)))
  const json = JSON.stringify(datos, (_, value) => (typeof value === 'string' ? drawable(value, made) : value))
  const creationTimestamp = Math.floor(Date.parse(en) / 1000)
  try {
    return compiler.pdf(
      { mainFilePath: fileURLToPath(template), inputs: { datos: json } },
      { pdfStandard: 'ua-1', creationTimestamp },
    )
  } catch (error) {
    throw new Error(`a paper could not be drawn: ${reasonOf(error)}`)
  } finally {
    compiler.evictCache(MEMO)
  }
}
