import { Worker } from 'node:worker_threads'
import { paginasDeUnCertificado } from '@alerce/domain/limites'
import type { Encargo, Lectura, Limites } from './lectura.ts'

/** Reads the text of a PDF; `clave` is its password, or ''. It always answers, whatever the file holds. */
export type LectorDePdf = (pdf: Uint8Array, clave: string) => Promise<Lectura>

const deFabrica: Limites = { paginas: paginasDeUnCertificado, caracteres: 400_000, milisegundos: 8_000, megabytes: 160 }
/** Documents read at a time, and how many more may wait for their turn. */
const A_LA_VEZ = 2
const EN_FILA = 20
/** How often the memory of a thread is looked at, milliseconds. */
const VIGILANCIA = 40
const MEGA = 1_048_576

const extenso: Lectura = { legible: false, falla: 'extenso' }

/**
 * One document in a thread of its own, ended when it takes too long or holds too much. The limits of V8 do not count
 * buffers, where a stream that inflates without end goes: those are watched from here.
 */
function enUnHilo(encargo: Encargo): Promise<Lectura> {
  const { milisegundos, megabytes } = encargo.limites
  return new Promise((resolve) => {
    const hilo = new Worker(new URL('./hilo.ts', import.meta.url), {
      workerData: encargo,
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      // nothing of the server's: neither its secrets nor its output
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    const acabar = (lectura: Lectura) => {
      clearTimeout(plazo)
      clearInterval(vigia)
      resolve(lectura)
      void hilo.terminate()
    }
    const mirar = async () => {
      try {
        const { external_memory, used_heap_size } = await hilo.getHeapStatistics()
        if (external_memory + used_heap_size > megabytes * MEGA) acabar(extenso)
      } catch {
        // it has ended: so has the watch
        clearInterval(vigia)
      }
    }
    const plazo = setTimeout(() => acabar(extenso), milisegundos)
    const vigia = setInterval(() => void mirar(), VIGILANCIA)
    hilo.once('message', (lectura: Lectura) => acabar(lectura))
    // out of its memory, or ended before it answered
    hilo.once('error', () => acabar(extenso))
    hilo.once('exit', () => acabar({ legible: false, falla: 'danado' }))
  })
}

/** A reader of its own queue: two documents at a time, the rest in the order they came. */
export function createLectorDePdf(limites: Partial<Limites> = {}): LectorDePdf {
  const todos = { ...deFabrica, ...limites }
  const fila: (() => void)[] = []
  let leyendo = 0

  const turno = async () => {
    if (leyendo >= A_LA_VEZ) await new Promise<void>((resolve) => fila.push(resolve))
    else leyendo++
  }
  const ceder = () => {
    const next = fila.shift()
    if (next) next()
    else leyendo--
  }

  return async (pdf, clave) => {
    if (leyendo >= A_LA_VEZ && fila.length >= EN_FILA) return { legible: false, falla: 'ocupado' }
    await turno()
    try {
      return await enUnHilo({ pdf, clave, limites: todos })
    } finally {
      ceder()
    }
  }
}

/** For documents that we made ourselves, the demo's and those of tests: without the thread, which costs ten times more. */
export const leerLoPropio: LectorDePdf = async (pdf, clave) => {
  const { leer } = await import('./leer.ts')
  // pdf.js takes no Buffer
  return await leer({ pdf: new Uint8Array(pdf), clave, limites: deFabrica })
}

/** The reader of this process; threads begin with the first document. */
export const leerPdf = createLectorDePdf()
