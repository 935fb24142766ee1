import { type DrawPapel, dibujar, type PapelPorDibujar } from '../papeles/dibujar.ts'
import { type Examiner, examineAside, examineOwn } from '../platform/pdf-exam/examiner.ts'
import { type PdfReader, readOwnPdf, readPdf } from '../platform/pdf-text/reader.ts'
import { inTurn } from '../platform/side-process/in-turn.ts'
import { createSideProcess } from '../platform/side-process/side-process.ts'
import { type Actor, claveDeActor, sinNombre } from './actor.ts'

/** Its memory grows by some tenths of a megabyte with each paper, whatever is forgotten. */
const PAPELES_DE_UN_PROCESO = 500
/** The longest paper takes a fifth of a second, and who asks for one waits for twenty. */
const PAPELES = { atOnce: 4, waiting: 96, own: 16 }

/** `quien`: in whose name it waits; without, in nobody's in particular. */
export interface PdfServices {
  readonly readPdf: PdfReader
  /** Draws a paper. */
  readonly imprimir: (papel: Parameters<DrawPapel>[0], quien?: string) => ReturnType<DrawPapel>
  readonly examinar: Examiner
}

interface Quien {
  readonly actor: Actor
  readonly origin: { readonly ip: string }
}

/** What waits does so in the name of whoever calls; the machine by itself, in nobody's (decision 012). */
export function enNombreDe<S extends PdfServices>(services: S, { actor, origin }: Quien): S {
  if (actor.kind === 'sistema') return services
  const quien = sinNombre(actor) ? `${actor.kind} ${origin.ip}` : claveDeActor(actor)
  return {
    ...services,
    readPdf: (pdf, clave) => services.readPdf(pdf, clave, quien),
    imprimir: (papel) => services.imprimir(papel, quien),
    examinar: (contenido, clave) => services.examinar(contenido, clave, quien),
  }
}

/** As a server has it: in processes beside it, which take with them what pdf.js, Typst and a document may hold, and time. */
export const pdfAparte: PdfServices = {
  readPdf,
  imprimir: inTurn(
    createSideProcess<PapelPorDibujar, Buffer>(new URL('../papeles/dibujar.ts', import.meta.url), 'dibujar', {
      maxCalls: PAPELES_DE_UN_PROCESO,
    }),
    PAPELES,
  ),
  examinar: examineAside,
}

/** For the demo and for tests, whose documents are our own: sooner begun. A paper is copied, as on its way there. */
export const pdfAqui: PdfServices = {
  readPdf: readOwnPdf,
  imprimir: (papel) => dibujar(structuredClone(papel)),
  examinar: examineOwn,
}
