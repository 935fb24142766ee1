import { type DrawPapel, draw, type PapelPorDibujar } from '../papeles/draw.ts'
import type { FileScan } from '../platform/antivirus/scan-examined.ts'
import { type Examiner, examineAside, examineOwn } from '../platform/pdf-exam/examiner.ts'
import { type PdfReader, readOwnPdf, readPdf } from '../platform/pdf-text/reader.ts'
import { inTurn } from '../platform/side-process/in-turn.ts'
import { createSideProcess } from '../platform/side-process/side-process.ts'
import { readOwnXlsx, readXlsxAside, type XlsxReader } from '../platform/xlsx/reader.ts'
import { type Actor, claveDeActor, sinNombre } from './actor.ts'

/** Papers per process: each adds some tenths of a megabyte that are never freed. */
const PAPELES_DE_UN_PROCESO = 500
/** The longest paper takes a fifth of a second; a caller waits for at most twenty. */
const PAPELES = { atOnce: 4, waiting: 96, own: 16 }

/** Services that draw papers and read files of persons. `quien`: caller that the queue counts; absent: no caller. */
export interface PdfServices {
  readonly readPdf: PdfReader
  readonly readXlsx: XlsxReader
  readonly print: (papel: Parameters<DrawPapel>[0], quien?: string) => ReturnType<DrawPapel>
  readonly examine: Examiner
}

interface Quien {
  readonly actor: Actor
  readonly origin: { readonly ip: string }
}

/** Queue places are counted per caller; jobs of the machine count for none (decision 012). */
export function enNombreDe<S extends PdfServices & { readonly scan: FileScan }>(
  services: S,
  { actor, origin }: Quien,
): S {
  if (actor.kind === 'sistema') return services
  const quien = sinNombre(actor) ? `${actor.kind} ${origin.ip}` : claveDeActor(actor)
  return {
    ...services,
    readPdf: (pdf, clave) => services.readPdf(pdf, clave, quien),
    readXlsx: (request) => services.readXlsx(request, quien),
    print: (papel) => services.print(papel, quien),
    examine: (contenido, clave) => services.examine(contenido, clave, quien),
    scan: (contenido) => services.scan(contenido, quien),
  }
}

/** PDF services of a server, in side processes: pdf.js, Typst and documents must not use its memory and time. */
export const pdfAparte: PdfServices = {
  readPdf,
  readXlsx: readXlsxAside,
  print: inTurn(
    createSideProcess<PapelPorDibujar, Buffer>(new URL('../papeles/draw.ts', import.meta.url), 'draw', {
      maxCalls: PAPELES_DE_UN_PROCESO,
    }),
    PAPELES,
  ),
  examine: examineAside,
}

/**
 * PDF services of demo and tests, in this process: documents are our own, and it starts faster. A paper is copied, as
 * on its way to a side process.
 */
export const pdfAqui: PdfServices = {
  readPdf: readOwnPdf,
  readXlsx: readOwnXlsx,
  print: (papel) => draw(structuredClone(papel)),
  examine: examineOwn,
}
