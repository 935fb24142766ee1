import { type ColumnaDeLista, columnasConocidas, columnasIniciales } from '@alerce/domain/cartera/vista'
import { useEffect, useMemo, useState } from 'react'
import { inBrowser } from '../../../lib/browser/stored.ts'
import { useMedia } from '../../../lib/browser/use-media.ts'
import type { FiltrosDeCartera } from '../../../lib/filtros-de-cartera.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useLidera } from '../../../lib/session/use-lock.ts'
import { note } from './habia.ts'
import { useTabla } from './tabla/use-tabla.ts'

/** Ways of showing the list, with their names on screen. */
export const presentaciones = { fichas: 'Fichas', compactas: 'Fichas compactas', tabla: 'Tabla' } as const

export type Modo = keyof typeof presentaciones

const modos = Object.keys(presentaciones) as readonly Modo[]

/** Text kept by this browser: the way, then the columns. */
function readStored(text: string | null) {
  const [modo, ...columnas] = (text ?? '').split(',')
  return {
    modo: modos.find((uno) => uno === modo) ?? 'fichas',
    columnas: columnasConocidas(columnas) ?? columnasIniciales,
  }
}

/** Way of showing the list, and columns of its table: those of the address, else those that this browser keeps for each user. */
export function usePresentacion(filtros: FiltrosDeCartera, onChange: (change: Partial<FiltrosDeCartera>) => void) {
  const { identificador } = useSession()
  const lidera = useLidera()
  const key = `alerce-lista-${identificador}`
  const [guardada, setGuardada] = useState(() => readStored(inBrowser.get(key)))
  // On paper too: a sheet is narrower than the window
  const cabe = useMedia('(width >= 1024px), print')
  const elegido = filtros.columnas ? 'tabla' : guardada.modo
  const { Tabla, failed, retry } = useTabla(elegido === 'tabla')
  const modo: Modo = elegido === 'tabla' && (!cabe || failed) ? 'fichas' : elegido
  const [primero] = useState(modo)
  useEffect(() => note('tabla', modo === 'tabla'), [modo])
  const elegidas = filtros.columnas ?? guardada.columnas
  const columnas = useMemo(() => {
    const suyas = elegidas.filter((columna) => lidera || columna !== 'asesor')
    return suyas.length > 0 ? suyas : columnasIniciales
  }, [elegidas, lidera])

  const keep = (next: typeof guardada) => {
    inBrowser.set(key, [next.modo, ...next.columnas].join(','))
    setGuardada(next)
  }
  return {
    modo,
    modos: cabe ? modos : modos.filter((uno) => uno !== 'tabla'),
    /** Chosen columns; null: the list is no table. */
    columnas: modo === 'tabla' ? columnas : null,
    /** Table to draw; null: cards. Those on screen stay until its code has come. */
    Tabla: modo === 'tabla' ? Tabla : null,
    /** The list begins as a table whose code has not come: cards would only flash. */
    espera: primero === 'tabla' && modo === 'tabla' && !Tabla,
    changeModo: (next: Modo) => {
      retry()
      keep({ ...guardada, modo: next })
      if (filtros.columnas && next !== 'tabla') onChange({ columnas: null })
    },
    /** They go to the address, so that a view can keep them. */
    changeColumnas: (next: readonly ColumnaDeLista[]) => {
      keep({ modo: 'tabla', columnas: next })
      onChange({ columnas: next })
    },
  }
}

export type Presentacion = ReturnType<typeof usePresentacion>
