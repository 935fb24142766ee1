import { type ColumnaDeLista, columnasConocidas, columnasIniciales } from '@alerce/domain/cartera/vista'
import { useMemo, useState } from 'react'
import { inBrowser } from '../../../lib/browser/stored.ts'
import { useMedia } from '../../../lib/browser/use-media.ts'
import type { FiltrosDeCartera } from '../../../lib/filtros-de-cartera.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useLidera } from '../../../lib/session/use-lock.ts'

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
  const modo: Modo = elegido === 'tabla' && !cabe ? 'fichas' : elegido
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
    /** Columns on screen; null: the list is no table. */
    columnas: modo === 'tabla' ? columnas : null,
    changeModo: (next: Modo) => {
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
