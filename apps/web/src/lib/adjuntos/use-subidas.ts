import { archivosMessages } from '@alerce/contract/messages/base/archivos'
import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { ApiRefusal } from '../api/errors.ts'
import { toBase64 } from '../files.ts'
import { refreshAfter } from '../refresh.ts'
import { comoJpgQueCabe } from './imagen.ts'
import { revisarArchivo, tieneArreglo } from './revisar.ts'

/** Minutes enough for 2 MB over a poor line. */
const ESPERA_MS = 180_000

/** What a document comes for: 40 of the prospect, 10 of an employer in the reuse of a DS (spec 1 §9, spec 2 §9). */
export type TipoAdjunto = 40 | 10

/** A file on its way: waiting its turn, leaving, not arrived (it can be sent again), or not taken. */
export interface Subida {
  readonly id: string
  readonly file: File
  readonly estado: 'espera' | 'subiendo' | 'fallido' | 'rechazado'
  /** Which part has left, 0 to 1. */
  readonly avance: number
  readonly problema?: string
  /** What this browser can do about it. */
  readonly arreglo?: 'reducir' | 'convertir'
  readonly arreglando?: boolean
}

export interface Destino {
  readonly prospectoId: number
  /** What is answered (PDS_CORREL). */
  readonly idBox: number
  /** PDF with a password are taken. */
  readonly conClave: boolean
  readonly tipoAdjunto?: TipoAdjunto
}

const ILEGIBLE = 'El navegador no pudo leer el archivo. Búsquelo de nuevo en su equipo.'
const SIN_ARREGLO = 'El navegador no pudo abrir la imagen. Guárdela como JPG en su equipo.'

const nuevaId = () => String(performance.now() + Math.random())

const rechazo = async (file: File, falla: FallaDeExamen): Promise<Partial<Subida>> => {
  const arreglo = falla === 'tamano' ? ('reducir' as const) : ('convertir' as const)
  return {
    estado: 'rechazado',
    problema: archivosMessages[falla].text,
    ...((await tieneArreglo(file, falla)) ? { arreglo } : {}),
  }
}

/** What the server said of the file itself stands in its errors; of the call, in its words. */
function fallo(error: unknown): Partial<Subida> {
  if (!(error instanceof ApiRefusal))
    return { estado: 'fallido', problema: documentosPostulanteMessages.subirFailed.text }
  const delArchivo = error.errores[0]?.mensaje
  return { estado: error.status >= 500 ? 'fallido' : 'rechazado', problema: delArchivo ?? error.descripcion }
}

/** Sends files one after another as soon as they are chosen; what arrived leaves the list and is a document. */
export function useSubidas({ prospectoId, idBox, conClave, tipoAdjunto = 40 }: Destino) {
  const [subidas, setSubidas] = useState<readonly Subida[]>([])
  const controles = useRef(new Map<string, AbortController>())
  const canceladas = useRef(new Set<string>())
  const turno = useRef<Promise<void>>(Promise.resolve())
  const client = useQueryClient()

  const cambia = (id: string, to: Partial<Subida>) =>
    setSubidas((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)))
  const saca = (id: string) => setSubidas((all) => all.filter((one) => one.id !== id))
  const relee = () => refreshAfter(client, 'cargaArchivoProspecto')

  const envia = async (id: string, file: File, { signal }: AbortController) => {
    if (signal.aborted) return
    cambia(id, { estado: 'subiendo', avance: 0 })
    try {
      const Binario = await toBase64(file)
      const carga = { Identificador: prospectoId, NombreArchivo: file.name, TipoMIME: file.type, Binario }
      await call(
        'cargaArchivoProspecto',
        { ...carga, TipoAdjunto: tipoAdjunto, idBox },
        { signal, timeoutMs: ESPERA_MS, onProgress: (avance) => cambia(id, { avance }) },
      )
      await relee()
      saca(id)
    } catch (error) {
      if (!signal.aborted) cambia(id, fallo(error))
    }
  }

  /** Takes its place behind those that wait. */
  const encola = (id: string, file: File) => {
    if (canceladas.current.has(id)) return
    const control = new AbortController()
    controles.current.set(id, control)
    cambia(id, { file, estado: 'espera', avance: 0, problema: '', arreglando: false })
    turno.current = turno.current.then(() => envia(id, file, control))
  }

  const examina = async (id: string, file: File) => {
    try {
      const falla = await revisarArchivo(file, conClave)
      if (falla === null) encola(id, file)
      else cambia(id, await rechazo(file, falla))
    } catch {
      cambia(id, { estado: 'rechazado', problema: ILEGIBLE })
    }
  }

  const agrega = (files: readonly File[]) => {
    const nuevas = files.map((file) => ({ id: nuevaId(), file, estado: 'espera', avance: 0 }) as const)
    setSubidas((all) => [...all.filter(({ estado }) => estado !== 'rechazado'), ...nuevas])
    for (const { id, file } of nuevas) void examina(id, file)
  }

  /** Stops it, or takes it off the list. It may have arrived already: then it is a document. */
  const cancela = ({ id }: Subida) => {
    canceladas.current.add(id)
    controles.current.get(id)?.abort()
    saca(id)
    void relee()
  }

  const arregla = async ({ id, file }: Subida) => {
    cambia(id, { arreglando: true })
    try {
      encola(id, await comoJpgQueCabe(file))
    } catch {
      cambia(id, { arreglando: false, problema: SIN_ARREGLO })
    }
  }

  return { subidas, agrega, cancela, arregla, reintenta: ({ id, file }: Subida) => encola(id, file) }
}

export type Subidas = ReturnType<typeof useSubidas>
