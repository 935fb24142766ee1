import { archivoInvalido } from '@alerce/contract/messages/base/archivos'
import { nombreLimpio } from '@alerce/domain/base/archivos/nombre'
import { ApiRefusal } from '../api/errors.ts'
import type { Destination } from './destination.ts'
import { jpgThatFits } from './image.ts'
import { Rows, type Upload } from './rows.ts'

/** Number of simultaneous uploads. */
const AT_ONCE = 2

const UNREADABLE = 'El navegador no pudo leer el archivo. Búsquelo de nuevo en su equipo.'
const UNDRAWABLE = 'El navegador no pudo abrir la imagen. Guárdela como JPG en su equipo.'

/** Result of sending a destination; one refused file blocks all of its files. */
type Outcome = 'arrived' | 'refused' | 'failed'

/** Loads the examiner with the first file: most users of a screen choose none. */
const loadExaminer = () => import('./examine.ts').catch(() => null)

const printOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** State after a failed upload: a fault of the file is in `errores`, one of the call in its message. */
function faultOf(error: unknown, { words }: Destination): Pick<Upload, 'state' | 'problem' | 'examined'> {
  const refusal = error instanceof ApiRefusal ? error : null
  const ofTheFile = refusal?.errores[0]?.mensaje
  if (!ofTheFile) return { state: 'failed', problem: words.failed(error) }
  return { state: 'refused', problem: ofTheFile, examined: refusal?.codigo === archivoInvalido.code }
}

/**
 * Uploads of a screen, for all its destinations: each is examined, then sent in its turn. Arrived files leave the list.
 * Only the last try of a file may change its row: late answers change nothing.
 */
export class IntakeQueue {
  readonly rows = new Rows()
  #last = 0
  readonly #online: () => boolean
  readonly #destinations = new Map<number, Destination>()
  readonly #tries = new Map<number, AbortController>()

  constructor(online: () => boolean) {
    this.#online = online
  }

  /** Adds files that are not yet in the list of that destination. */
  add(destination: Destination, files: readonly File[]): void {
    const to = destination.key
    for (const file of files) {
      const print = printOf(file)
      if (this.rows.at(to).some((one) => one.print === print)) {
        this.rows.say(to, `${nombreLimpio(file.name)} ya está en la lista.`)
        continue
      }
      this.#last += 1
      const row = { id: this.#last, to, file, name: nombreLimpio(file.name), print }
      this.rows.add({ ...row, state: 'reading', progress: 0 })
      void this.#examine(row.id, destination, file)
    }
  }

  /** Sends held files, and failed ones again. */
  async send(destination: Destination): Promise<Outcome> {
    const { key } = destination
    await this.rows.until(key, ['reading'])
    const leaving = this.rows.at(key).filter(({ state }) => state === 'chosen' || state === 'failed')
    const refused = this.rows.at(key).some(({ state }) => state === 'refused')
    if (refused && !destination.single) return 'refused'
    for (const { id } of leaving) this.#line(id, destination)
    this.advance()
    await this.rows.until(key, ['waiting', 'sending'])
    return leaving.every(({ id }) => !this.#destinations.has(id)) ? 'arrived' : 'failed'
  }

  retry(destination: Destination, id: number): void {
    this.#line(id, destination)
    this.advance()
  }

  /** Stops an upload, or removes it from the list. It may have arrived already. */
  cancel(id: number): void {
    const row = this.rows.row(id)
    if (!row) return
    this.#tries.get(id)?.abort()
    this.#drop(id)
    this.rows.say(row.to, `Se quitó ${row.name} de la lista.`)
    this.advance()
  }

  async repair(destination: Destination, id: number): Promise<void> {
    const row = this.rows.row(id)
    if (!row || row.repairing) return
    this.rows.change(id, { repairing: true })
    try {
      await this.#examine(id, destination, await jpgThatFits(row.file))
    } catch {
      this.rows.change(id, { problem: UNDRAWABLE })
    }
    this.rows.change(id, { repairing: false })
  }

  /** The destination left the screen: nothing of it is sent. */
  forget(key: string): void {
    for (const { id } of this.rows.at(key)) {
      this.#tries.get(id)?.abort()
      this.#drop(id)
    }
  }

  /** The screen closes: everything in progress stops. Callers waiting for a file learn that it did not arrive. */
  leave(): void {
    for (const one of this.#tries.values()) one.abort()
    this.#tries.clear()
    this.rows.clear()
  }

  /** Starts files whose turn has come. Without a network they wait for it, unless a caller waits for them. */
  readonly advance = (): void => {
    for (const { id, state } of this.rows.snapshot().uploads) {
      const destination = this.#destinations.get(id)
      if (this.#tries.size >= AT_ONCE) return
      if (state === 'waiting' && destination && (destination.held || this.#online())) void this.#start(id, destination)
    }
  }

  async #examine(id: number, destination: Destination, file: File): Promise<void> {
    const examiner = await loadExaminer()
    // without a network there is no examiner: the file stays unexamined, and the server checks it
    if (!examiner) return this.#ready(id, destination, file)
    try {
      const found = await examiner.examine(file, destination)
      if ('problem' in found) this.rows.change(id, { ...found, state: 'refused', examined: true })
      else this.#ready(id, destination, found.file)
    } catch {
      this.rows.change(id, { state: 'refused', problem: UNREADABLE })
    }
  }

  #ready(id: number, destination: Destination, file: File): void {
    if (!this.rows.row(id)) return
    this.rows.change(id, {
      file,
      name: file.name,
      state: 'chosen',
      problem: undefined,
      examined: undefined,
      repair: undefined,
    })
    if (destination.single) this.#keepLast(destination.key)
    if (!destination.held) this.retry(destination, id)
  }

  /** A place for one file keeps the last chosen, whichever was examined first. */
  #keepLast(key: string): void {
    const good = this.rows.at(key).filter(({ state }) => state === 'chosen' || state === 'failed')
    for (const { id } of good.slice(0, -1)) this.#drop(id)
  }

  #line(id: number, destination: Destination): void {
    this.#destinations.set(id, destination)
    this.rows.change(id, { state: 'waiting', progress: 0, problem: undefined })
  }

  async #start(id: number, destination: Destination): Promise<void> {
    const row = this.rows.row(id)
    if (!row) return
    const control = new AbortController()
    const { signal } = control
    this.#tries.set(id, control)
    this.rows.change(id, { state: 'sending' })
    const onProgress = (progress: number) => signal.aborted || this.rows.change(id, { progress })
    try {
      await destination.send(row.file, { signal, onProgress })
      if (!signal.aborted) this.#arrived(row)
    } catch (error) {
      if (!signal.aborted) this.#failed(row, destination, error)
    }
    if (this.#tries.get(id) === control) this.#tries.delete(id)
    this.advance()
  }

  #arrived({ id, to, name }: Upload): void {
    this.#drop(id)
    this.rows.say(to, `Se guardó ${name}.`)
  }

  #failed({ id, to, name }: Upload, destination: Destination, error: unknown): void {
    const unheard = !(error instanceof ApiRefusal)
    if (unheard && !destination.held && !this.#online()) {
      this.#line(id, destination)
      return
    }
    this.rows.change(id, faultOf(error, destination))
    this.rows.say(to, `No se guardó ${name}.`)
  }

  #drop(id: number): void {
    this.#tries.delete(id)
    this.#destinations.delete(id)
    this.rows.drop(id)
  }
}
