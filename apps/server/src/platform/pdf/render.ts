import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Font } from 'fontkit'

/** Compilations after which memoized results are evicted. */
const MEMO = 10

/** Replacement of letters that the font lacks. */
const UNKNOWN = '\ufffd'

interface Engine {
  compilerOf(workspace: string): NodeCompiler
  /** Letters that the fonts can draw. */
  readonly letters: ReadonlySet<number>
}

let loaded: Engine | undefined

/** Loads the engine with the first paper, not with the server: it takes some 50 MB. */
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
      // It may read this folder only
      const compiler = compilers.get(workspace) ?? NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
      compilers.set(workspace, compiler)
      return compiler
    },
  }
  return loaded
}

/** Replaces letters that the font lacks: they would have no text in the PDF, which the engine refuses to write. */
function drawable(texto: string, { letters }: Engine): string {
  const has = (letter: string) => letters.has(letter.codePointAt(0) ?? 0)
  const known = (letter: string) => (has(letter) || letter < ' ' ? letter : [...letter.normalize('NFD')].find(has))
  return Array.from(texto.normalize('NFC'), (letter) => known(letter) ?? UNKNOWN).join('')
}

/** Reason of a failure, without quotes from the paper: the engine includes them. */
const reasonOf = (error: unknown) =>
  [...String((error as { code?: unknown }).code ?? '').matchAll(/message: "((?:[^"\\]|\\.)*)"/g)]
    .map(([, message = '']) => message.replaceAll(/`[^`]*`/g, '…'))
    .join('; ')

/**
 * Renders a template of ours in this process, as tagged PDF/UA-1 with embedded fonts. `datos` reach the template as
 * values (`sys.inputs.datos`, JSON): nothing in them is parsed as markup. The same data and instant (ISO) give the same
 * bytes.
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
