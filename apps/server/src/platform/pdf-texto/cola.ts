import type { HeapInfo } from 'node:v8'
import type { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { Comienzo, Encargo, FallaDeLectura, Lectura, Pedido } from './lectura.ts'

// Runs in the process of the reader. Documents wait for their turn; each is read in a thread, which is ended when it
// takes too long or holds too much. The limits of V8 do not count buffers, where a stream that inflates without end
// goes: those are watched from here.

/** Documents read at a time, and how many more may wait for their turn. */
const A_LA_VEZ = 2
const EN_FILA = 20
/** How often the memory of a thread is looked at, milliseconds. */
const VIGILANCIA = 40
const MEGA = 1_048_576

const hilos = new Piscina<Encargo, Lectura>({
  filename: new URL('./hilo.ts', import.meta.url).href,
  name: 'leerEnElHilo',
  maxThreads: A_LA_VEZ,
  minThreads: 0,
  idleTimeout: 5_000,
  // a thread that waits blocked could neither be looked at nor collect what it left
  atomics: 'disabled',
  stricterFIFO: true,
  resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
})

const ilegible = (falla: FallaDeLectura): Lectura => ({ legible: false, falla })

/** What a thread holds, bytes. */
const ocupado = ({ external_memory, used_heap_size }: HeapInfo) => external_memory + used_heap_size

const comienzos = new Map<number, (comienzo: Comienzo) => void>()
hilos.on('message', (comienzo: Comienzo) => comienzos.get(comienzo.id)?.(comienzo))

/** Aborts a document that takes more time or memory than it may, counted from when its thread began with it. */
function vigilar(id: number, { milisegundos, megabytes }: Pedido['limites'], abortar: () => void) {
  let plazo: NodeJS.Timeout | undefined
  let vigia: NodeJS.Timeout | undefined
  comienzos.set(id, ({ hilo, antes }) => {
    const suyo = hilos.threads.find(({ threadId }: Worker) => threadId === hilo)
    const mirar = async () => {
      // a thread that ended holds nothing
      const ahora = await suyo?.getHeapStatistics().catch(() => null)
      if (ahora && ocupado(ahora) - antes > megabytes * MEGA) abortar()
    }
    plazo = setTimeout(abortar, milisegundos)
    vigia = setInterval(() => void mirar(), VIGILANCIA)
  })
  return () => {
    comienzos.delete(id)
    clearTimeout(plazo)
    clearInterval(vigia)
  }
}

let ultimo = 0

async function leer(pedido: Pedido): Promise<Lectura> {
  const id = ++ultimo
  const aborto = new AbortController()
  const dejar = vigilar(id, pedido.limites, () => aborto.abort())
  try {
    return await hilos.run({ ...pedido, id }, { signal: aborto.signal })
  } catch (error) {
    // ended by the watch or by the limits of V8; or by itself
    const { name, code } = error as NodeJS.ErrnoException
    return ilegible(name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'extenso' : 'danado')
  } finally {
    dejar()
  }
}

let tomados = 0

/** Two documents at a time, the rest in the order they came; one too many is told so. */
export async function leerEnSuTurno(pedido: Pedido): Promise<Lectura> {
  if (tomados >= A_LA_VEZ + EN_FILA) return ilegible('ocupado')
  tomados++
  try {
    return await leer(pedido)
  } finally {
    tomados--
  }
}
